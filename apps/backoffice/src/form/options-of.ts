/** Converts labels to options, keeping their order. */
export function optionsOf<T extends string>(words: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));
}
