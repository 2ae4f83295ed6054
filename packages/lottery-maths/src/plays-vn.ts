import type { Play, PlayDefinition } from './play.ts';
import type { SomeTailsRule } from './rules/digit-rules.ts';
import type { AllTailsRule, NoTailsRule, PlayRule } from './rules/rule.ts';

/** Draws of 27 numbers, or of 18 in the centre and the south. */
export type VnRegion = 'north' | 'south';

/** Every play of a region, including those for which the demonstration merchant gives no odds. */
export function vnPlayDefinitions(region: VnRegion): PlayDefinition[] {
  const isNorth = region === 'north';
  const lo = isNorth ? { 2: 27, 3: 23, 4: 20 } : { 2: 18, 3: 17, 4: 16 };
  const tail = (code: string, level: string, digits: 2 | 3 | 4, units = 1) =>
    one(code, { kind: 'tail', level, digits }, digits, units);
  const head = (code: string, level: string, units = 1) => one(code, { kind: 'head', level, digits: 2 }, 2, units);
  return [
    tail('lo2', 'ALL', 2, lo[2]),
    head('lo2dau', 'ALL', lo[2]),
    tail('lo1k', 'ALL', 2),
    tail('lo3', 'ALL', 3, lo[3]),
    tail('lo4', 'ALL', 4, lo[4]),
    ...(isNorth ? [] : [tail('bao7', SEVEN, 3, 7), tail('bao8', `${SEVEN}+G8`, 2, 8)]),
    tail('de', 'DB', 2),
    head('dedau', 'DB'),
    tail('deg1', 'G1', 2),
    head('deg1dau', 'G1'),
    isNorth ? tail('deg7', 'G7', 2, 4) : tail('deg8', 'G8', 2),
    isNorth ? tail('dauduoi', 'DB+G7', 2, 5) : tail('dauduoi', 'DB+G8', 2, 2),
    digit('dau', 'tens'),
    digit('duoi', 'units'),
    digit('tong', 'sum'),
    tail('cang3', 'DB', 3),
    isNorth ? tail('cang3dau', 'G6', 3, 3) : tail('cang3dau', 'G7', 3),
    isNorth ? tail('cang3dd', 'DB+G6', 3, 4) : tail('cang3dd', 'DB+G7', 3, 2),
    tail('cang4', 'DB', 4),
    ...([2, 3, 4] as const).map(xien),
    xienquay(3, XIEN[region]),
    xienquay(4, XIEN[region]),
    { ...one('dathang', { kind: 'pairTails', level: 'ALL', digits: 2 }, 2, 2 * lo[2]), picks: TWO_DIFFERENT },
    ...([4, 5, 6, 7, 8, 10] as const).map(truot),
    choice('big', 'half', 1, 1),
    choice('small', 'half', 0, 1),
    choice('odd', 'parity', 1, 1),
    choice('even', 'parity', 0, 1),
    ...Array.from({ length: 19 }, (_, sum) => choice(`sum${sum}`, 'sum', sum, 2)),
  ];
}

/**
 * The plays of a region with the odds of the demonstration merchant, gross per unit and hit; others are not offered.
 */
export function vnPlays(region: VnRegion): Play[] {
  const odds = { ...COMMON_ODDS, ...REGION_ODDS[region] };
  return vnPlayDefinitions(region).flatMap((play) =>
    odds[play.code] === undefined ? [] : [{ ...play, odds: odds[play.code] ?? 0n }],
  );
}

const one = (code: string, rule: PlayRule, width: number, units: number): PlayDefinition => ({
  code,
  rule,
  units,
  picks: { count: 1, width, distinct: false },
});
const digit = (code: string, position: 'tens' | 'units' | 'sum') =>
  one(code, { kind: 'digit', level: 'DB', position }, 1, 1);
const several = (code: string, rule: AllTailsRule | NoTailsRule | SomeTailsRule, units = 1): PlayDefinition => ({
  code,
  rule,
  units,
  picks: { count: rule.picks, width: 2, distinct: true },
});
const xien = (picks: AllTailsRule['picks']) =>
  several(`xien${picks}`, { kind: 'allTails', level: 'ALL', digits: 2, picks });
const truot = (picks: NoTailsRule['picks']) =>
  several(`truot${picks}`, { kind: 'noTails', level: 'ALL', digits: 2, picks });
/**
 * All bets on two, three and four of the numbers at once; each costs one unit. Hits are the usual prizes of these bets.
 */
function xienquay(picks: 3 | 4, [two, three, four]: Xien): PlayDefinition {
  const prizes = { 2: two, 3: 3 * two + three, ...(picks === 4 && { 4: 6 * two + 4 * three + four }) };
  return several(
    `xienquay${picks}`,
    { kind: 'someTails', level: 'ALL', digits: 2, picks, prizes },
    picks === 3 ? 4 : 11,
  );
}
/** A bet with a single choice: its pick is the value on which it wins. */
const choice = (code: string, value: 'half' | 'parity' | 'sum', pick: number, width: number): PlayDefinition => ({
  code,
  rule: { kind: 'lastTwo', level: 'DB', value },
  units: 1,
  picks: { count: 1, width, distinct: false, range: { from: pick, to: pick } },
});

/** Prizes of xien 2, 3 and 4 for one unit. */
type Xien = readonly [two: number, three: number, four: number];
const XIEN: Readonly<Record<VnRegion, Xien>> = { north: [16, 65, 180], south: [28, 150, 750] };
/** Southern "seven prizes": the special prize, the first fourth prize, and the prizes from the fifth to the seventh. */
const SEVEN = 'DB+G4:1+G5+G6+G7';
const TWO_DIFFERENT = { count: 2, width: 2, distinct: true };

/** × 10,000. Digit sums are mirrored around 9. */
const SUM_ODDS = [
  700_000n,
  360_000n,
  269_990n,
  205_000n,
  164_000n,
  136_680n,
  122_850n,
  108_750n,
  97_770n,
  90_000n,
] as const;
const COMMON_ODDS: Readonly<Record<string, bigint>> = {
  lo2: 995_000n,
  lo2dau: 995_000n,
  lo3: 9_800_000n,
  lo4: 88_800_000n,
  de: 995_000n,
  dedau: 995_000n,
  deg1: 980_000n,
  deg1dau: 980_000n,
  deg7: 980_000n,
  deg8: 980_000n,
  dauduoi: 980_000n,
  dau: 99_000n,
  duoi: 99_000n,
  tong: 99_000n,
  cang3: 9_800_000n,
  cang3dau: 9_600_000n,
  cang3dd: 9_600_000n,
  xienquay3: 10_000n,
  xienquay4: 10_000n,
  cang4: 88_800_000n,
  big: 19_990n,
  small: 19_990n,
  odd: 19_990n,
  even: 19_990n,
  ...Object.fromEntries(Array.from({ length: 19 }, (_, sum) => [`sum${sum}`, SUM_ODDS[Math.min(sum, 18 - sum)] ?? 0n])),
};
const REGION_ODDS: Readonly<Record<VnRegion, Readonly<Record<string, bigint>>>> = {
  north: {
    lo1k: 37_000n,
    xien2: 160_000n,
    xien3: 650_000n,
    xien4: 1_800_000n,
    dathang: 9_507_300n,
    truot4: 23_000n,
    truot5: 31_000n,
    truot6: 43_000n,
    truot7: 58_000n,
    truot8: 80_000n,
    truot10: 120_000n,
  },
  south: {
    lo1k: 54_450n,
    xien2: 280_000n,
    xien3: 1_500_000n,
    xien4: 7_500_000n,
    bao7: 9_800_000n,
    bao8: 980_000n,
    dathang: 13_434_600n,
    truot4: 18_000n,
    truot5: 21_000n,
    truot6: 25_000n,
    truot7: 29_000n,
    truot8: 33_000n,
    truot10: 43_000n,
  },
};
