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

const isOf = (drawn: readonly number[], picks: readonly number[]): boolean =>
  picks.every((pick) => drawn.includes(pick));

/** Bets on three of five digits, by their codes. */
function threeOf(name: string, from: number): Oracle {
  const read = (drawn: readonly number[]) => drawn.slice(from, from + 3);
  const valueOf = ([a = 0, b = 0, c = 0]: readonly number[]) => a * 100 + b * 10 + c;
  return {
    [`${name}3`]: (drawn, [pick]) => valueOf(read(drawn)) === pick,
    [`${name}group3`]: (drawn, picks) => different(read(drawn)) === 2 && isOf(read(drawn), picks),
    [`${name}group6`]: (drawn, picks) => different(read(drawn)) === 3 && isOf(read(drawn), picks),
    [`${name}triple`]: (drawn) => different(read(drawn)) === 1,
  };
}

/** The two digits at the positions of a code, such as the second and the fourth for 24. */
const digitsOfPair = (drawn: readonly number[], pair = 0): [number, number] => [
  drawn[Math.floor(pair / 10) - 1] ?? 0,
  drawn[(pair % 10) - 1] ?? 0,
];

export const SSC_ORACLE: Oracle = {
  sdplace: (drawn, [pick, place = 0]) => drawn[place - 1] === pick,
  sdbigsmallat: (drawn, [pick, place = 0]) => (drawn[place - 1] ?? 0) > 4 === (pick === 1),
  sdoddevenat: (drawn, [pick, place = 0]) => (drawn[place - 1] ?? 0) % 2 === pick,
  sdbigsmall: (drawn, [pick]) => sum(drawn) > 22 === (pick === 1),
  sdoddeven: (drawn, [pick]) => isOdd(drawn) === (pick === 1),
  sddragon: (drawn, [pick]) => compared(drawn[0], drawn[4], pick),
  sdtie: (drawn) => drawn[0] === drawn[4],
  sddragonvs: (drawn, [pick, pair]) => compared(...digitsOfPair(drawn, pair), pick),
  sdtievs: (drawn, [, pair]) => new Set(digitsOfPair(drawn, pair)).size === 1,
  ...threeOf('sdfront', 0),
  ...threeOf('sdmiddle', 1),
  ...threeOf('sdback', 2),
  sdfront2: ([a = 0, b = 0], [pick]) => a * 10 + b === pick,
  sdback2: ([, , , a = 0, b = 0], [pick]) => a * 10 + b === pick,
  sdanyplace: (drawn, [pick]) => drawn.filter((digit) => digit === pick).length,
};

const firstTwo = (drawn: readonly number[]): number => (drawn[0] ?? 0) + (drawn[1] ?? 0);

/** The first numbers with two digits each, one after another. */
const inOrder = (drawn: readonly number[], count: number): string =>
  drawn
    .slice(0, count)
    .map((number) => String(number).padStart(2, '0'))
    .join('');

export const PK10_ORACLE: Oracle = {
  pkplace: (drawn, [pick, place = 0]) => drawn[place - 1] === pick,
  pkbigsmallat: (drawn, [pick, place = 0]) => (drawn[place - 1] ?? 0) > 5 === (pick === 1),
  pkoddevenat: (drawn, [pick, place = 0]) => (drawn[place - 1] ?? 0) % 2 === pick,
  pkfront2: (drawn, [pick]) => pick === Number(inOrder(drawn, 2)),
  pkfront3: (drawn, [pick]) => pick === Number(inOrder(drawn, 3)),
  pktwobig: (drawn) => firstTwo(drawn) > 11,
  pktwosmall: (drawn) => firstTwo(drawn) < 12,
  pktwoodd: (drawn) => firstTwo(drawn) % 2 === 1,
  pktwoeven: (drawn) => firstTwo(drawn) % 2 === 0,
  pktwo: (drawn, [pick]) => firstTwo(drawn) === pick,
  pkdragonat: (drawn, [pick, place = 0]) => compared(drawn[place - 1], drawn[10 - place], pick),
};

/** All picks are drawn, or with more picks than drawn numbers all of these are picked. */
const anyOf = (drawn: readonly number[], picks: readonly number[]): boolean =>
  picks.length > 5 ? isOf(picks, drawn) : isOf(drawn, picks);

export const ELEVEN_5_ORACLE: Oracle = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((count) => [`exany${count}`, anyOf])),
  explace: (drawn, [pick, place = 0]) => drawn[place - 1] === pick,
  exfront2: (drawn, [pick]) => pick === Number(inOrder(drawn, 2)),
  exfront3: (drawn, [pick]) => pick === Number(inOrder(drawn, 3)),
  exgrouptwo: (drawn, picks) => isOf(drawn.slice(0, 2), picks),
  exgroupthree: (drawn, picks) => isOf(drawn.slice(0, 3), picks),
  exbig: (drawn) => sum(drawn) > 30,
  exsmall: (drawn) => sum(drawn) < 30,
  exodd: (drawn) => isOdd(drawn),
  exeven: (drawn) => !isOdd(drawn),
  exdragon: (drawn, [pick]) => compared(drawn[0], drawn[4], pick),
};

/** Number of hits of one line. */
export function hitsBy(oracle: Oracle, play: string, drawn: readonly string[], picks: readonly string[]): number {
  const [code, n] = oracle[play] === undefined ? [play.replace(/\d+$/, ''), /\d+$/.exec(play)?.[0]] : [play];
  const rule = oracle[code];
  if (rule === undefined) throw new RangeError(`No rule of ${play}`);
  return Number(rule(drawn.map(Number), [...picks.map(Number), ...(n === undefined ? [] : [Number(n)])]));
}
