/** A function of a text that keeps what it made, as long as there is not too much of it; then the oldest goes. */
export function remembered<T>(most: number, make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return text => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.delete(kept.keys().next().value!);
    const made = make(text);
    kept.set(text, made);
    return made;
  };
}
