/** Lower case without accents, so that `rut tien` finds `Rút tiền`. */
export function plainOf(text: string): string {
  return text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

const wordsOf = (text: string): string[] =>
  plainOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Scripts that put no spaces between words, so that a word may begin anywhere. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Han}]/u;
const fits = (word: string, one: string): boolean =>
  word.startsWith(one) || (WITHOUT_SPACES.test(one) && word.includes(one));

/**
 * How well a name fits what was typed: 0 for a name that begins with it, 1 for one that contains the beginning of
 * every typed word, 2 if other words that describe the object are needed. Undefined when a typed word is missing.
 */
export function fitOf(typed: string, name: string, others: readonly string[]): number | undefined {
  const wanted = wordsOf(typed);
  const contains = (words: readonly string[]) => wanted.every((one) => words.some((word) => fits(word, one)));
  if (plainOf(name).startsWith(plainOf(typed).trim())) return 0;
  const ownWords = wordsOf(name);
  if (contains(ownWords)) return 1;
  return contains([...ownWords, ...others.flatMap(wordsOf)]) ? 2 : undefined;
}

/** The items that fit what was typed, the best first; items that fit equally keep their order. */
export function fitting<T>(
  items: readonly T[],
  typed: string,
  namesOf: (item: T) => readonly [name: string, ...others: string[]],
): readonly T[] {
  return items
    .flatMap((item) => {
      const [name, ...others] = namesOf(item);
      const fit = fitOf(typed, name, others);
      return fit === undefined ? [] : [{ item, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ item }) => item);
}
