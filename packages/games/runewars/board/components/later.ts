import { useEffect, useState } from 'preact/hooks';

/** What takes a while to find out: null until the page is drawn and it is known. Found out anew for another key. */
export function useLater<T>(key: unknown, find: () => T): T | null {
  const [found, keep] = useState<{ key: unknown; value: T } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => keep({ key, value: find() }));
    return () => clearTimeout(timer);
  }, [key]);
  return found !== null && found.key === key ? found.value : null;
}
