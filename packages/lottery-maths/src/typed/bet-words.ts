/** Bets of a typed line, named by the word that is printed. */
export type TypedKind = Lo | HeadAndTail | 'xc' | 'xcdau' | 'xcduoi' | 'xcd' | 'dt' | 'dx' | 'xi2' | 'xi3' | 'xi4';
type Lo = 'b' | 'bd' | '7lo' | '8lo';
type HeadAndTail = 'dd' | 'dau' | 'duoi';

interface BetWord {
  /** Further ways to write the bet, without accents. */
  words: readonly string[];
  /** Plays by the number of digits; of several codes, the first that the lottery offers. */
  plays: Readonly<Partial<Record<2 | 3 | 4, readonly string[]>>>;
  /** Each number stands for all orders of its digits. */
  isReordered?: true;
  /** One line for every combination of this many numbers; for every number when absent. */
  picks?: 2 | 3 | 4;
}

/** How southern players write each bet, and the plays it stands for. A head is the prize with the fewest digits. */
export const BET_WORDS: Readonly<Record<TypedKind, BetWord>> = {
  b: { words: ['bao', 'lo', 'bl', 'baolo'], plays: { 2: ['lo2'], 3: ['lo3'], 4: ['lo4'] } },
  bd: { words: ['bdao', 'baodao'], plays: { 2: ['lo2'], 3: ['lo3'], 4: ['lo4'] }, isReordered: true },
  '7lo': { words: ['b7lo', 'bao7lo', 'baylo'], plays: { 3: ['bao7'] } },
  '8lo': { words: ['b8lo', 'bao8lo', 'tamlo'], plays: { 2: ['bao8'] } },
  dd: { words: ['dauduoi', 'daudui'], plays: { 2: ['dauduoi'], 3: ['cang3dd'] } },
  dau: { words: [], plays: { 2: ['deg8', 'deg7'], 3: ['cang3dau'] } },
  duoi: { words: ['dui', 'de'], plays: { 2: ['de'], 3: ['cang3'], 4: ['cang4'] } },
  xc: { words: ['x', 'xiuchu'], plays: { 3: ['cang3dd'] } },
  xcdau: { words: ['xdau'], plays: { 3: ['cang3dau'] } },
  xcduoi: { words: ['xduoi', 'xcdui', 'xdui'], plays: { 3: ['cang3'] } },
  xcd: { words: ['xd', 'xcdao', 'xdao'], plays: { 3: ['cang3dd'] }, isReordered: true },
  dt: { words: ['da', 'dv', 'dathang', 'davong'], plays: { 2: ['dathang'] }, picks: 2 },
  /** On every pair of the stations. */
  dx: { words: ['dax', 'daxien'], plays: { 2: ['daxien'] }, picks: 2 },
  xi2: { words: ['xien2'], plays: { 2: ['xien2'] }, picks: 2 },
  xi3: { words: ['xien3'], plays: { 2: ['xien3'] }, picks: 3 },
  xi4: { words: ['xien4'], plays: { 2: ['xien4'] }, picks: 4 },
};

const KINDS = Object.keys(BET_WORDS) as TypedKind[];

const KIND_OF: ReadonlyMap<string, TypedKind> = new Map(
  KINDS.flatMap((kind) => [kind, ...BET_WORDS[kind].words].map((word) => [word, kind] as const)),
);

/** The bet that a word without accents stands for. */
export const kindOf = (word: string): TypedKind | undefined => KIND_OF.get(word);

/** Units of an amount, thousands and millions; longer words first. */
const AMOUNT_UNITS: readonly [word: string, units: bigint][] = [
  ['trieu', 1_000_000n],
  ['nghin', 1000n],
  ['ngan', 1000n],
  ['ng', 1000n],
  ['tr', 1_000_000n],
  ['n', 1000n],
  ['k', 1000n],
];

/** The unit at the start of a word, followed by nothing or by the next bet, as in "5n" and "5ndd10n". */
export function amountUnitOf(letters: string): { word: string; units: bigint } | undefined {
  const found = AMOUNT_UNITS.find(
    ([word]) => letters === word || (letters.startsWith(word) && KIND_OF.has(letters.slice(word.length))),
  );
  return found && { word: found[0], units: found[1] };
}

/** The word of each bet as printed, with the codes of its plays, those for the fewest digits first. */
export function typedWords(): { word: TypedKind; plays: string[]; isReordered: boolean }[] {
  return KINDS.map((word) => ({
    word,
    plays: Object.values(BET_WORDS[word].plays).flat(),
    isReordered: BET_WORDS[word].isReordered === true,
  }));
}
