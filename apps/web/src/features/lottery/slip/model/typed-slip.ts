import { formatMinor } from '@fairlot/money';
import type { Station } from '../../games/model/pairs.ts';
import type { Play } from '../../games/api/plays.ts';
import type { TicketOrder } from '../../tickets/api/tickets.ts';

/** Typed bets on one play, with their own stake. */
export interface SlipBet {
  play: Play;
  /** The numbers as typed. */
  numbers: readonly string[];
  lines: readonly string[][];
  stakeMinor: bigint;
  /** Codes of the stations that the line names; without them it is for the stations chosen on the page. */
  stations?: readonly string[];
  /** Codes of the joined draws that a bet on two stations is for; `stations` are then its stations. */
  pairs?: readonly string[];
}

/** Price of all lines at one station in minor units; for display only, the server prices the ticket. */
export const priceOfBet = ({ play, lines, stakeMinor }: SlipBet): bigint =>
  stakeMinor * BigInt(play.units) * BigInt(lines.length);

/** Number of tickets that a typed bet is on. */
export const timesOf = (bet: SlipBet, chosen: readonly string[]): number =>
  (bet.pairs ?? bet.stations ?? chosen).length;

/** Typed bets that a ticket can have: not those for stations or pairs none of which is on sale any longer. */
export const betsOnSale = (
  bets: readonly SlipBet[],
  places: readonly Pick<Station, 'gameCode'>[],
): readonly SlipBet[] =>
  bets.filter(({ pairs, stations }) => {
    const codes = pairs ?? stations;
    return codes === undefined || places.some(({ gameCode }) => codes.includes(gameCode));
  });

/** Price of typed bets at all stations that they are for. */
export const priceOfBets = (bets: readonly SlipBet[], chosen: readonly string[]): bigint =>
  bets.reduce((sum, bet) => sum + priceOfBet(bet) * BigInt(timesOf(bet, chosen)), 0n);

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
