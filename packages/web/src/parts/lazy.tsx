import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part that comes when it is first shown; nothing stands in its place until then. */
export function lazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  return function Lazy(props: P) {
    const part = useSignal<{ Part: ComponentType<P> } | null>(null);
    const failure = useSignal<unknown>(null);
    useEffect(() => {
      load().then(
        module => {
          part.value = { Part: module.default };
        },
        (error: unknown) => {
          failure.value = error;
        },
      );
    }, [part, failure]);
    if (failure.value !== null) throw failure.value;
    if (part.value === null) return null;
    const { Part } = part.value;
    return <Part {...props} />;
  };
}
