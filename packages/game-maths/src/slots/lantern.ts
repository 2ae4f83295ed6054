import type { Rational } from '@fairlot/money';
import { settled } from '../outcome.ts';
import type { Outcome, RoundEvent, RoundInput } from '../outcome.ts';
import { addAll } from './add.ts';
import { drawStops, windowAt, windowText } from './reels.ts';
import { isOfFirstRules, type VersionedChoices } from './rules.ts';
import { wayWins } from './ways.ts';
import type { WayPays } from './ways.ts';

/** A to H pay; W is wild and occurs once on each of the three middle reels. 30 places each. */
export const LANTERN_REELS: readonly string[] = [
  'FHEAHGBCDHEGFHDGCFDHEGFHGFHEBG',
  'AEGDEHGFHBEDWHEFCGHFHGDHFCBHGF',
  'HFGEFWGHHCBDGFHGFHEADEHBFDHEGC',
  'HGBHEFDHEFAHFECGWCHGCDEGHDGBHF',
  'GFHGFBHEDHAFHGCEGDFHGECHEDGHFB',
];
export const LANTERN_WILD = 'W';
/** Units of a stake. */
export const LANTERN_UNITS = 20;

/** Payout of three, four and five reels in a row for one way, in units. */
export const LANTERN_PAYS: WayPays = {
  A: [50, 200, 1000],
  B: [12, 50, 200],
  C: [8, 30, 110],
  D: [5, 15, 60],
  E: [3, 8, 30],
  F: [2, 6, 20],
  G: [1, 4, 15],
  H: [1, 2, 6],
};

/** Reels and payouts of rounds without a version of the rules, in which a wild covers one place. */
export const LANTERN_FIRST = {
  reels: [
    'FHEAHGBCDHEGFHDGCFDHEGFHGFHEBG',
    'AEGDEHGFHBEDWHEFCGHFWGDHFCBHGF',
    'HFGEFWGHWCBDGFHGFHEADEHBFDHEGC',
    'HGBHEFDHEFAHFECGWCHGCDEGHDGBWF',
    'GFHGFBHEDHAFHGCEGDFHGECHEDGHFB',
  ],
  pays: {
    A: [50, 200, 1000],
    B: [20, 75, 300],
    C: [12, 40, 160],
    D: [8, 24, 100],
    E: [5, 15, 50],
    F: [3, 10, 34],
    G: [2, 7, 22],
    H: [2, 4, 10],
  },
} as const satisfies { reels: readonly string[]; pays: WayPays };

/** 243 ways. A wild lantern on a middle reel covers the whole reel before the wins are counted. */
export function playLantern(input: RoundInput<VersionedChoices, never>): Outcome {
  const isFirst = isOfFirstRules(input.choices);
  const { reels, pays } = isFirst ? LANTERN_FIRST : { reels: LANTERN_REELS, pays: LANTERN_PAYS };
  const window = windowAt(reels, drawStops(input.draw, reels));
  const covered = isFirst ? window : window.map(coverReel);
  const wins = wayWins(covered, pays, LANTERN_WILD);
  const units = wins.reduce((sum, win) => sum + win.pays, 0);
  const wild = window.flatMap((column, reel) => (column.includes(LANTERN_WILD) ? [reel] : []));
  const events: RoundEvent[] = [
    { kind: 'spin', window: windowText(window) },
    ...(isFirst || wild.length === 0 ? [] : [{ kind: 'expand', window: windowText(covered), reels: wild }]),
    ...wins.map((win) => ({ kind: 'ways', ...win })),
  ];
  return settled(input.stakeMinor, (input.stakeMinor * BigInt(units)) / BigInt(LANTERN_UNITS), events);
}

/** A column in which a wild covers every place. */
export function coverReel(column: readonly string[]): readonly string[] {
  return column.includes(LANTERN_WILD) ? column.map(() => LANTERN_WILD) : column;
}

/** Exact return. Reels stop independently, so the mean number of ways is the product of the reels' means. */
export function lanternReturn(): Rational {
  return addAll(
    Object.entries(LANTERN_PAYS).flatMap(([symbol, pays]) => {
      const reels = LANTERN_REELS.map((reel) => placesOn(reel, symbol));
      return pays.map((units, index) => {
        const count = index + 3;
        const numerator = reels.reduce((product, { sum, without, stops }, place) => {
          if (place < count) return product * BigInt(sum);
          return product * BigInt(place === count ? without : stops);
        }, BigInt(units));
        const all = reels.reduce((product, { stops }) => product * BigInt(stops), BigInt(LANTERN_UNITS));
        return { numerator, denominator: all };
      });
    }),
  );
}

/**
 * Over all stops of a reel: number of places in the window with the symbol or covered by a wild, and number of stops
 * without one.
 */
function placesOn(reel: string, symbol: string): { sum: number; without: number; stops: number } {
  const perStop = Array.from(reel, (_, stop) => {
    const [column = []] = windowAt([reel], [stop]).map(coverReel);
    return column.filter((each) => each === symbol || each === LANTERN_WILD).length;
  });
  return {
    sum: perStop.reduce((sum, places) => sum + places, 0),
    without: perStop.filter((places) => places === 0).length,
    stops: reel.length,
  };
}
