import { netOf } from '../../../shared/bets/bet-money.ts';
import type { Choices, PlayedRound, Step, StoredRound } from '../api/originals.ts';

/** Something that happened; its details are those of the game. */
export type RoundEvent = Readonly<Record<string, unknown>> & { kind: string };

/** A round as far as the page knows it. */
export interface ShownRound {
  roundId: string;
  nonce: number;
  choices: Choices;
  steps: readonly Step[];
  events: readonly RoundEvent[];
  /** All that is staked, decimal text. */
  stake: string;
  /** What of it was bonus money; undefined when none was, or while a step has not told. */
  bonusStake?: string | undefined;
  /** What came back; null while the round is open. */
  payout: string | null;
  state: 'open' | 'settled';
}

export function fromStored(round: StoredRound): ShownRound {
  const { roundId, nonce, choices, steps, events, stake, bonusStake, payout, state } = round;
  return { roundId, nonce, choices, steps, events, stake, bonusStake, payout, state };
}

/** An answer to a stake or a step, with everything that was chosen. */
export function fromPlayed(
  { roundId, nonce, events, stake, bonusStake, payout, state }: PlayedRound,
  choices: Choices,
  steps: readonly Step[],
): ShownRound {
  return { roundId, nonce, choices, steps, events, stake, bonusStake, payout, state };
}

/** Minor units won less staked; null while the round is open. */
export function netMinor({ stake, payout }: Pick<ShownRound, 'stake' | 'payout'>): bigint | null {
  return payout === null ? null : netOf(stake, payout);
}

/** Whether the player has more than before: a return below the stake is a loss, one equal to it is none and no win. */
export function isWon(round: Pick<ShownRound, 'stake' | 'payout'>): boolean {
  return (netMinor(round) ?? 0n) > 0n;
}

/** The last event of a kind. */
export function lastEvent(round: ShownRound | null, kind: string): RoundEvent | undefined {
  return round?.events.findLast((event) => event.kind === kind);
}

/** A text among the details of the last event of a kind; empty when there is none. */
export function detailText(round: ShownRound | null, kind: string, name: string): string {
  const detail = lastEvent(round, kind)?.[name];
  return typeof detail === 'string' ? detail : '';
}

/** Settled rounds, newest first: those of this visit before those that the server listed. */
export function mergePast(
  played: readonly ShownRound[],
  stored: readonly StoredRound[],
  most: number,
): readonly ShownRound[] {
  const known = new Set(played.map(({ roundId }) => roundId));
  const older = stored.filter(({ roundId, state }) => state === 'settled' && !known.has(roundId)).map(fromStored);
  return [...played, ...older].slice(0, most);
}
