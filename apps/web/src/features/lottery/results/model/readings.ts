/** Facts about the numbers of a draw that bets are about: their sum, and keys of texts such as big, odd or dragon. */
export interface Readings {
  /** Of all numbers; in a race, of the first two. */
  sum: number;
  /** Key of the text of the sum, below `lottery`. */
  sumText: 'play.total' | 'play.two';
  /** Keys below `lottery`. */
  flags: readonly string[];
}

/** Facts that the results of a family show. */
const FAMILIES: Readonly<Record<string, (numbers: readonly number[], sum: number) => readonly string[]>> = {
  k3: (_, sum) => [sizeOf(sum, 11), parityOf(sum)],
  pc28: (_, sum) => [sizeOf(sum, 14), parityOf(sum)],
  ssc: ([first, , , , fifth]) => [sideOf(first, fifth)],
  pk10: ([first, ...others], sum) => [sizeOf(sum, 12), parityOf(sum), sideOf(first, others.at(-1))],
  // The sum 30 is neither big nor small.
  '11x5': ([first, , , , fifth], sum) => [
    ...(sum === 30 ? [] : [sizeOf(sum, 31)]),
    parityOf(sum),
    sideOf(first, fifth),
  ],
};

const sizeOf = (sum: number, from: number): string => (sum >= from ? 'play.big' : 'play.small');
const parityOf = (sum: number): string => (sum % 2 === 1 ? 'play.odd' : 'play.even');

function sideOf(first = 0, last = 0): string {
  if (first === last) return 'play.tie';
  return first > last ? 'side.dragon' : 'side.tiger';
}

/** Null for families without them. */
export function readingsOf(family: string | undefined, numbers: readonly string[]): Readings | null {
  const flagsOf = family === undefined ? undefined : FAMILIES[family];
  if (flagsOf === undefined) return null;
  const values = numbers.map(Number);
  const isRace = family === 'pk10';
  const sum = (isRace ? values.slice(0, 2) : values).reduce((total, value) => total + value, 0);
  return { sum, sumText: isRace ? 'play.two' : 'play.total', flags: flagsOf(values, sum) };
}
