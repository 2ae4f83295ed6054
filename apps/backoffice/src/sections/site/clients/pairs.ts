/** A record as the pairs of `PairsField`. */
export function toPairs(record: Readonly<Record<string, string>>): string[][] {
  return Object.entries(record);
}

/** Converts pairs to a record. Of pairs with the same name the last one counts. */
export function fromPairs(pairs: readonly (readonly string[])[]): Record<string, string> {
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value.trim()]));
}

/** Whether a pair has no value. */
export function hasEmpty(pairs: readonly (readonly string[])[]): boolean {
  return pairs.some(([, value = '']) => value.trim() === '');
}
