import { formatMinor, parseMinor } from '@fairlot/money';
import type { Flight } from '../api/flight.ts';
import { lastEvent, type ShownRound } from '../model/shown-round.ts';
import type { Table } from '../model/use-rounds.ts';
import { isOn } from './flight-on-stage.ts';

/** A stake of the player on a flight. */
export type OwnBet = Flight['own'][number];
export type Seat = OwnBet['seat'];

/** Which of the player's two bets on a flight a round is. */
export function seatOf(round: Pick<ShownRound, 'events'>): number {
  const seat = round.events.findLast(({ kind }) => kind === 'staked')?.['seat'];
  return typeof seat === 'number' ? seat : 1;
}

/** The round of a flight on the stage: one bet, or the sums of two. It is settled once both are. */
export function sumOfBets(rounds: readonly ShownRound[]): ShownRound | null {
  const [first, second] = rounds;
  if (first === undefined || second === undefined) return first ?? null;
  const payout = first.payout === null || second.payout === null ? null : sum(first.payout, second.payout);
  return {
    ...first,
    roundId: `${first.roundId} ${second.roundId}`,
    stake: sum(first.stake, second.stake),
    bonusStake:
      first.bonusStake === undefined && second.bonusStake === undefined
        ? undefined
        : sum(first.bonusStake ?? '0.00', second.bonusStake ?? '0.00'),
    payout,
    state: payout === null ? 'open' : 'settled',
  };
}

const sum = (a: string, b: string) => formatMinor(parseMinor(a) + parseMinor(b));

/**
 * The table for the frame of the game: the result of both bets together. A refusal is shown beside the bet that was
 * refused.
 */
export function stageTable(tables: readonly [Table, Table], flight: Pick<Flight, 'round'>): Table {
  const rounds = tables.flatMap(({ round }) => (round !== null && isOn(round, flight) ? [round] : []));
  const open = tables.flatMap(({ round, isOpen }) => (round !== null && isOpen ? [round] : []));
  return {
    ...tables[0],
    // A result disappears from the stage together with its flight.
    round: sumOfBets(rounds.length > 0 ? rounds : open),
    isOpen: tables.some(({ isOpen }) => isOpen),
    isSending: tables.some(({ isSending }) => isSending),
    isLost: tables.some(({ isLost }) => isLost),
    motion: Math.max(...tables.map(({ motion }) => motion)),
    refusal: null,
  };
}

/**
 * The multiplier at which a bet leaves its flight automatically: the player's, or the lower one at which the maximum
 * payout is reached. Null without an automatic cash-out.
 */
export const autoOf = ({ autoCashOut, leavesAt }: Pick<OwnBet, 'autoCashOut' | 'leavesAt'>): string | null =>
  autoCashOut === null ? null : leavesAt;

/** The multiplier at which a bet left its flight; null if it did not. */
export function cashOutOf(round: ShownRound | null): string | null {
  const multiplier = lastEvent(round, 'cashOut')?.['multiplier'];
  return typeof multiplier === 'string' ? multiplier : null;
}
