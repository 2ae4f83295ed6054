import {
  countTypedLines,
  readTypedBets,
  type Span,
  type TypedFault,
  type TypedStation,
  typedLines,
} from '@fairlot/lottery-maths';
import { formatMinor, wholeUnit } from '@fairlot/money';
import type { Play } from '../../games/api/plays.ts';
import type { TicketOrder } from '../../tickets/api/tickets.ts';
import { limitsOf } from './slip.ts';
import { stakeProblem } from './stake.ts';
import { type Stops, stoppedIn } from './stops.ts';

/** Typed bets on one play, with a stake of their own. */
export interface SlipBet {
  play: Play;
  /** The numbers as typed. */
  numbers: readonly string[];
  lines: readonly string[][];
  stakeMinor: bigint;
  /** Codes of the stations that the line names; without them it is for the stations chosen on the page. */
  stations?: readonly string[];
}

/** A mistake in the text, or a bet that this lottery does not accept. */
export type SlipFault =
  | TypedFault
  | (Span & { code: 'notOffered'; found: string })
  | (Span & { code: 'low' | 'high'; play: Play })
  | (Span & { code: 'soldOut'; numbers: string[] })
  | (Span & { code: 'many'; lineCount: bigint; max: number });

/** No lottery takes more lines on a ticket. Combinations beyond it are counted, not made. */
const MOST_LINES = 1000;

/** Reads typed bets and finds their plays, limits and stopped numbers. A bet that the lottery rejects is a fault. */
export function readSlipBets(
  text: string,
  plays: readonly Play[],
  stops: Stops,
  stations: readonly TypedStation[] = [],
): { bets: SlipBet[]; faults: SlipFault[] } {
  const { bets, faults } = readTypedBets(text, wholeUnit(), stations);
  const read: SlipBet[] = [];
  const all: SlipFault[] = [...faults];
  for (const bet of bets) {
    const lineCount = countTypedLines(bet);
    if (lineCount > MOST_LINES) {
      all.push({ code: 'many', ...bet.span, lineCount, max: MOST_LINES });
      continue;
    }
    for (const lines of byPlay(typedLines(bet))) {
      const play = plays.find(({ code }) => lines.plays.includes(code));
      if (play === undefined) {
        all.push({ code: 'notOffered', ...bet.span, found: text.slice(bet.span.at, bet.span.end) });
        continue;
      }
      const problem = stakeProblem(bet.stakeMinor, limitsOf(play));
      const stopped = stoppedIn(stops, play.code);
      const soldOut = [...new Set(lines.picks.flat())].filter((number) => stopped.includes(number));
      if (problem !== null) all.push({ code: problem, ...bet.span, play });
      else if (soldOut.length > 0) all.push({ code: 'soldOut', ...bet.span, numbers: soldOut });
      else
        read.push({
          play,
          numbers: bet.numbers.filter((number) => number.length === play.pickDigits),
          lines: lines.picks,
          stakeMinor: bet.stakeMinor,
          ...(bet.stations && { stations: bet.stations }),
        });
    }
  }
  return { bets: read, faults: all.toSorted((a, b) => a.at - b.at) };
}

/** Price of all lines at one station in minor units; for display only, the server prices the ticket. */
export const priceOfBet = ({ play, lines, stakeMinor }: SlipBet): bigint =>
  stakeMinor * BigInt(play.units) * BigInt(lines.length);

/** Price of typed bets at all stations that they are for. */
export const priceOfBets = (bets: readonly SlipBet[], chosen: readonly string[]): bigint =>
  bets.reduce((sum, bet) => sum + priceOfBet(bet) * BigInt((bet.stations ?? chosen).length), 0n);

/** Lines, units and price of typed bets at one station. */
export function sumOfBets(bets: readonly SlipBet[]): { lineCount: number; unitCount: number; totalMinor: bigint } {
  return {
    lineCount: bets.reduce((count, { lines }) => count + lines.length, 0),
    unitCount: bets.reduce((count, { play, lines }) => count + lines.length * play.units, 0),
    totalMinor: bets.reduce((sum, bet) => sum + priceOfBet(bet), 0n),
  };
}

export function orderLinesOf(bets: readonly SlipBet[]): TicketOrder['lines'] {
  return bets.flatMap(({ play, lines, stakeMinor }) =>
    lines.map((picks) => ({ play: play.code, picks, unitStake: formatMinor(stakeMinor) })),
  );
}

/** The first typed bet whose odds changed since it was added, with its play as it is now. */
export function changedBet(bets: readonly SlipBet[], plays: readonly Play[]): { play: Play; before: string } | null {
  for (const bet of bets) {
    const now = plays.find(({ code }) => code === bet.play.code);
    if (now !== undefined && now.odds !== bet.play.odds) return { play: now, before: bet.play.odds };
  }
  return null;
}

/** Lines by the plays they stand for: numbers of two and of three digits are different plays. */
function byPlay(lines: ReturnType<typeof typedLines>): { plays: readonly string[]; picks: string[][] }[] {
  const groups = new Map<string, { plays: readonly string[]; picks: string[][] }>();
  for (const { plays, picks } of lines) {
    const group = groups.get(plays.join()) ?? { plays, picks: [] };
    group.picks.push(picks);
    groups.set(plays.join(), group);
  }
  return [...groups.values()];
}
