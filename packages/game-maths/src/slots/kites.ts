import type { Rational } from '@fairlot/money';
import { settled } from '../outcome.ts';
import type { Outcome, RoundEvent, RoundInput } from '../outcome.ts';
import { addAll } from './add.ts';
import { showingChance } from './chances.ts';
import { drawStops, ROWS, symbolAt, windowAt, windowText } from './reels.ts';
import { wayWins } from './ways.ts';
import type { WayPays, WayWin } from './ways.ts';

/** A to H pay, S triggers the free spins. 16 places each, so that the whole cycle of 16^5 stops can be computed. */
export const KITES_REELS: readonly string[] = [
  'DEGCHFGSDFHAEBCH',
  'CGFHDECBDSHAGEFH',
  'FAEDGHFSBCHGDECH',
  'FHCEGDBHCEFDHASG',
  'SEHDFCBDEGHFAGHC',
];
export const KITES_SCATTER = 'S';
/** Units of a stake. */
export const KITES_UNITS = 100;
/** Multipliers of wins: 1 for the first fall, 2 for the second, 3 for the third, 5 for every later one. */
export const KITES_FALLS = [1, 2, 3, 5] as const;
/** Number of reels with a scatter in the first window of a paid spin that triggers the free spins. */
export const KITES_SCATTERS = 3;
export const KITES_FREE_SPINS = 8;
/** Free spins pay double; they trigger no further ones. */
export const KITES_FREE_TIMES = 2;

/** Payout of three, four and five reels in a row for one way, in units. */
export const KITES_PAYS: WayPays = {
  A: [50, 240, 1500],
  B: [30, 150, 750],
  C: [6, 24, 100],
  D: [5, 17, 70],
  E: [4, 14, 54],
  F: [3, 11, 44],
  G: [3, 9, 38],
  H: [2, 4, 12],
};

/** One fall of a spin: its window and its wins. */
interface Fall {
  window: string[][];
  wins: WayWin[];
  /** Multiplier of this fall's wins. */
  times: number;
}

/** Winning symbols disappear, the others fall, and the reels turn on to fill the gaps, until nothing wins. */
export function playKites(input: RoundInput<Record<string, never>, never>): Outcome {
  const paid = spin(drawStops(input.draw, KITES_REELS));
  const events: RoundEvent[] = eventsOf(paid, 1);
  let units = unitsOf(paid);
  if (callsFreeSpins(paid)) {
    events.push({ kind: 'freeSpins', count: KITES_FREE_SPINS });
    for (let turn = 0; turn < KITES_FREE_SPINS; turn += 1) {
      const free = spin(drawStops(input.draw, KITES_REELS));
      events.push(...eventsOf(free, KITES_FREE_TIMES));
      units += KITES_FREE_TIMES * unitsOf(free);
    }
  }
  return settled(input.stakeMinor, (input.stakeMinor * BigInt(units)) / BigInt(KITES_UNITS), events);
}

/** Statistics of a spin over the full cycle of stops. */
interface Cycle {
  /** Mean units of a spin. */
  mean: Rational;
  /** Maximum units of a spin, and of one that triggers the free spins. */
  most: number;
  mostCalling: number;
}

/** Exact return: mean of a spin plus free spins with the probability of their trigger. */
export function kitesReturn({ mean }: Pick<Cycle, 'mean'> = kitesCycle()): Rational {
  const calls = kitesFreeSpinsChance();
  const free = BigInt(KITES_FREE_SPINS * KITES_FREE_TIMES);
  const paid = { numerator: mean.numerator, denominator: mean.denominator * BigInt(KITES_UNITS) };
  return addAll([
    paid,
    { numerator: paid.numerator * calls.numerator * free, denominator: paid.denominator * calls.denominator },
  ]);
}

/** Maximum units of a round: a spin that triggers the free spins, each of which pays the maximum. */
export function kitesGreatest({ most, mostCalling }: Omit<Cycle, 'mean'>): number {
  return Math.max(most, mostCalling + KITES_FREE_SPINS * KITES_FREE_TIMES * most);
}

/**
 * Computes the full cycle of stops, which takes a second or two. Where the first three reels share no paying symbol,
 * the other two cannot make a win.
 */
export function kitesCycle(): Cycle {
  const places = KITES_REELS.map((reel) => Array.from(reel, (_, stop) => stop));
  const [one = [], two = [], three = [], four = [], five = []] = places;
  let sum = 0;
  let most = 0;
  let mostCalling = 0;
  for (const a of one) {
    for (const b of two) {
      for (const c of three) {
        const start = windowAt(KITES_REELS.slice(0, 3), [a, b, c]);
        if (!Object.keys(KITES_PAYS).some((symbol) => start.every((column) => column.includes(symbol)))) continue;
        for (const d of four) {
          for (const e of five) {
            const falls = spin([a, b, c, d, e]);
            const units = unitsOf(falls);
            sum += units;
            most = Math.max(most, units);
            if (units > mostCalling && callsFreeSpins(falls)) mostCalling = units;
          }
        }
      }
    }
  }
  return { mean: { numerator: BigInt(sum), denominator: cycleOf(places) }, most, mostCalling };
}

/** Probability that a paid spin triggers the free spins. */
export function kitesFreeSpinsChance(): Rational {
  return showingChance(KITES_REELS, KITES_SCATTER, KITES_SCATTERS);
}

function cycleOf(reels: readonly { length: number }[]): bigint {
  return reels.reduce((product, { length }) => product * BigInt(length), 1n);
}

function spin(stops: readonly number[]): Fall[] {
  const falls: Fall[] = [];
  const above = [...stops];
  let window = windowAt(KITES_REELS, stops);
  for (;;) {
    const wins = wayWins(window, KITES_PAYS);
    falls.push({ window, wins, times: KITES_FALLS[Math.min(falls.length, KITES_FALLS.length - 1)] ?? 1 });
    if (wins.length === 0) return falls;
    window = window.map((column, reel) => refill(column, reel, above, winningOn(wins, reel)));
  }
}

/** The remaining part of a column, refilled with the symbols above it on the reel. */
function refill(column: readonly string[], reel: number, above: number[], gone: ReadonlySet<string>): string[] {
  const staying = column.filter((symbol) => !gone.has(symbol));
  const next = Array.from({ length: ROWS - staying.length }, () => {
    above[reel] = (above[reel] ?? 0) - 1;
    return symbolAt(KITES_REELS[reel] ?? '', above[reel] ?? 0);
  });
  return [...next.toReversed(), ...staying];
}

function winningOn(wins: readonly WayWin[], reel: number): Set<string> {
  return new Set(wins.filter(({ count }) => reel < count).map(({ symbol }) => symbol));
}

function unitsOf(falls: readonly Fall[]): number {
  return falls.reduce((sum, { wins, times }) => sum + times * wins.reduce((total, { pays }) => total + pays, 0), 0);
}

function callsFreeSpins([first]: readonly Fall[]): boolean {
  const having = first?.window.filter((column) => column.includes(KITES_SCATTER)).length ?? 0;
  return having >= KITES_SCATTERS;
}

function eventsOf(falls: readonly Fall[], factor: number): RoundEvent[] {
  return falls.map(({ window, wins, times }, index) => ({
    kind: index === 0 ? 'spin' : 'fall',
    window: windowText(window),
    times: times * factor,
    wins,
  }));
}
