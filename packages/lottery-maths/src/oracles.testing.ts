/**
 * The rules of families, written from their description and not from the engine. The tests of the maths compare every
 * draw with them, the tests of the server what settlement pays.
 */
export type Oracle = Readonly<Record<string, (drawn: readonly number[], picks: readonly number[]) => number | boolean>>;

const sum = (drawn: readonly number[]): number => drawn.reduce((total, number) => total + number, 0);
const different = (drawn: readonly number[]): number => new Set(drawn).size;
const isOdd = (drawn: readonly number[]): boolean => sum(drawn) % 2 === 1;
const compared = (first = 0, second = 0, pick = 0): boolean => (pick === 1 ? first > second : first < second);

const isBig28 = (drawn: readonly number[]): boolean => sum(drawn) > 13;

/** By the code of a play without its number. */
export const PC28_ORACLE: Oracle = {
  pcbigsmall: (drawn, [pick]) => isBig28(drawn) === (pick === 1),
  pcoddeven: (drawn, [pick]) => isOdd(drawn) === (pick === 1),
  pcbigodd: (drawn) => isBig28(drawn) && isOdd(drawn),
  pcbigeven: (drawn) => isBig28(drawn) && !isOdd(drawn),
  pcsmallodd: (drawn) => !isBig28(drawn) && isOdd(drawn),
  pcsmalleven: (drawn) => !isBig28(drawn) && !isOdd(drawn),
  pctotal: (drawn, [pick]) => sum(drawn) === pick,
  pcred: (drawn) => [3, 6, 9, 12, 15, 18, 21, 24].includes(sum(drawn)),
  pcgreen: (drawn) => [1, 4, 7, 10, 16, 19, 22, 25].includes(sum(drawn)),
  pcblue: (drawn) => [2, 5, 8, 11, 17, 20, 23, 26].includes(sum(drawn)),
  pcanytriple: (drawn) => different(drawn) === 1,
  pcpair: (drawn) => different(drawn) === 2,
  pcstraight: (drawn) => '0123456789'.includes(drawn.toSorted((a, b) => a - b).join('')),
  pcdragon: ([first, , third], [pick]) => compared(first, third, pick),
  pctie: ([first, , third]) => first === third,
};

/** Number of hits of one line. */
export function hitsBy(oracle: Oracle, play: string, drawn: readonly string[], picks: readonly string[]): number {
  const [code, n] = oracle[play] === undefined ? [play.replace(/\d+$/, ''), /\d+$/.exec(play)?.[0]] : [play];
  const rule = oracle[code];
  if (rule === undefined) throw new RangeError(`No rule of ${play}`);
  return Number(rule(drawn.map(Number), [...picks.map(Number), ...(n === undefined ? [] : [Number(n)])]));
}
