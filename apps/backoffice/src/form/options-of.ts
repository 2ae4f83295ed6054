/** Choices out of their words, in the order in which these stand. */
export function optionsOf<T extends string>(words: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));
}
