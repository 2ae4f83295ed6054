/**
 * Whether two spellings are one person's name: small and capital letters, diacritics, punctuation and the order of the
 * words make no difference, because banks keep names in capitals without marks and often the family name first. A word
 * more or less is another name.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.length > 0 && a.join(' ') === b.join(' ');
}

/** Letters that are no letter with a mark, as they are written without it. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

/** The words of a name in a fixed order. Scripts without marks on letters stay as they are. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.replace(/\p{M}/gu, ''))
    .replace(/[đðłøıßæœþ]/g, (letter) => PLAIN.get(letter) ?? letter)
    .normalize('NFC')
    .replace(/['’ʼ`.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort();
}
