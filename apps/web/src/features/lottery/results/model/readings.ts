/** Facts about the numbers of a draw that bets are about: their sum, and keys of texts such as big, odd or dragon. */
export interface Readings {
  sum: number;
  /** Keys below `lottery.play`. */
  flags: readonly string[];
}

/** Facts that the results of a family show. */
const FAMILIES: Readonly<Record<string, (numbers: readonly number[], sum: number) => readonly string[]>> = {
  k3: (_, sum) => [sizeOf(sum, 11), parityOf(sum)],
  pc28: (_, sum) => [sizeOf(sum, 14), parityOf(sum)],
};

const sizeOf = (sum: number, from: number): string => (sum >= from ? 'big' : 'small');
const parityOf = (sum: number): string => (sum % 2 === 1 ? 'odd' : 'even');

/** Null for families without them. */
export function readingsOf(family: string | undefined, numbers: readonly string[]): Readings | null {
  const flagsOf = family === undefined ? undefined : FAMILIES[family];
  if (flagsOf === undefined) return null;
  const values = numbers.map(Number);
  const sum = values.reduce((total, value) => total + value, 0);
  return { sum, flags: flagsOf(values, sum) };
}
