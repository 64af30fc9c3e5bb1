import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const loads: (() => Promise<void>)[] = [];

/** A part that comes when it is first shown; nothing stands in its place until then. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  const fetchPart = (): Promise<void> => {
    loading ??= patiently(load).then(
      found => {
        Part = found;
      },
      failure => {
        // Whoever shows it anew tries anew.
        loading = null;
        throw failure;
      },
    );
    return loading;
  };
  loads.push(fetchPart);
  return function Lazy(props: P) {
    const [state, setState] = useState<{ failure: unknown } | 'loaded' | null>(null);
    useEffect(() => {
      if (Part !== null) return;
      fetchPart().then(
        () => setState('loaded'),
        (failure: unknown) => setState({ failure }),
      );
    }, []);
    if (state !== null && state !== 'loaded') throw state.failure;
    return Part === null ? null : <Part {...props} />;
  };
}

const TRIES = 3;
const PAUSE_MS = 2000;

/** A line may be cut for a moment: what does not come is asked for again, and not before there is a network. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (failure) {
      if (tries === TRIES) throw failure;
      await new Promise(resolve => {
        if (navigator.onLine === false) addEventListener('online', resolve, { once: true });
        else setTimeout(resolve, PAUSE_MS);
      });
    }
  }
}

/** For whoever draws once and cannot wait, such as a test: all such parts of the boards that are known so far. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(loads.map(load => load()));
}
