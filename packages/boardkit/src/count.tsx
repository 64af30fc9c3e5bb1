import type { ComponentChildren } from 'preact';
import { signed } from './signed.ts';

interface CountProps {
  /** What is counted, in words: for those who point at it, and for those who do not see it. */
  label: string;
  class?: string;
  at?: string | undefined;
  children: ComponentChildren;
}

/** A number beside its icon. */
export function Count({ label, class: name = '', at, children }: CountProps) {
  return (
    <span class={`n ${name}`} title={label} data-at={at}>
      <span class="n" aria-hidden="true">
        {children}
      </span>
      <span class="vh"> {label} </span>
    </span>
  );
}

interface ChangesProps<Key extends string> {
  of: Readonly<Partial<Record<Key, number>>>;
  icon(key: Key): ComponentChildren;
  /** The same in words. */
  says: string;
}

/** What changes, as numbers and icons; in words for those who do not see them. */
export function Changes<Key extends string>({ of, icon, says }: ChangesProps<Key>) {
  return (
    <>
      <span class="change" aria-hidden="true">
        {(Object.entries(of) as [Key, number][]).map(([key, n]) => (
          <span key={key} class="n" data-of={key}>
            {signed(n)}
            {icon(key)}
          </span>
        ))}
      </span>
      <span class="vh"> {says} </span>
    </>
  );
}

/** A number as it is; while an answer is pointed at that would change it, struck through beside what it would be. */
export function Then({ n, will }: { n: number; will: number }) {
  if (will === n) return <b>{n}</b>;
  return (
    <>
      <s>{n}</s>
      <b class={will > n ? 'to' : 'to less'}>{will}</b>
    </>
  );
}
