/**
 * Whether two spellings are one person's name. Ignores case, diacritics, punctuation and the order of the words,
 * because banks store names in capitals without diacritics and often the family name first. An additional or missing
 * word makes another name.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.length > 0 && a.join(' ') === b.join(' ');
}

/** Letters that do not decompose into a letter with a mark, with their plain form. */
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

/** The words of a name in a fixed order. Scripts without diacritics stay unchanged. */
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
