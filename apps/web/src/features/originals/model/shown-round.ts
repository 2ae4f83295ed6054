import { netOf } from '../../../shared/bets/bet-money.ts';
import type { Choices, PlayedRound, Step, StoredRound } from '../api/originals.ts';

/** An event of a round; its details depend on the game. */
export type RoundEvent = Readonly<Record<string, unknown>> & { kind: string };

/** A round with the data that the page has. */
export interface ShownRound {
  roundId: string;
  nonce: number;
  choices: Choices;
  steps: readonly Step[];
  events: readonly RoundEvent[];
  /** The game's return when the round began, x 10,000. */
  returnScaled: number;
  /** Total stake, decimal string. */
  stake: string;
  /** Part of the stake that was bonus money; undefined if there was none, or until a step reports it. */
  bonusStake?: string | undefined;
  /** Gross payout; null while the round is open. */
  payout: string | null;
  state: 'open' | 'settled';
}

export function fromStored(round: StoredRound): ShownRound {
  const { roundId, nonce, choices, steps, events, returnScaled, stake, bonusStake, payout, state } = round;
  return { roundId, nonce, choices, steps, events, returnScaled, stake, bonusStake, payout, state };
}

/** Converts the response to a stake or step, and adds everything that was chosen. */
export function fromPlayed(
  { roundId, nonce, events, stake, bonusStake, payout, state }: PlayedRound,
  chosen: Pick<ShownRound, 'choices' | 'steps' | 'returnScaled'>,
): ShownRound {
  return { roundId, nonce, ...chosen, events, stake, bonusStake, payout, state };
}

/** Payout less stake in minor units; null while the round is open. */
export function netMinor({ stake, payout }: Pick<ShownRound, 'stake' | 'payout'>): bigint | null {
  return payout === null ? null : netOf(stake, payout);
}

/** Whether the player gained: a return below the stake is a loss, a return equal to the stake is neither. */
export function isWon(round: Pick<ShownRound, 'stake' | 'payout'>): boolean {
  return (netMinor(round) ?? 0n) > 0n;
}

/** The last event of a kind. */
export function lastEvent(round: ShownRound | null, kind: string): RoundEvent | undefined {
  return round?.events.findLast((event) => event.kind === kind);
}

/** A text in the details of the last event of a kind; empty when there is none. */
export function detailText(round: ShownRound | null, kind: string, name: string): string {
  const detail = lastEvent(round, kind)?.[name];
  return typeof detail === 'string' ? detail : '';
}

/** Numbers in the details of the last event of a kind; none when there is no event. */
export function detailNumbers(round: ShownRound | null, kind: string, name: string): readonly number[] {
  return (lastEvent(round, kind)?.[name] as readonly number[] | undefined) ?? [];
}

/** Settled rounds, newest first: those of this visit before those from the server. */
export function mergePast(
  played: readonly ShownRound[],
  stored: readonly StoredRound[],
  most: number,
): readonly ShownRound[] {
  const known = new Set(played.map(({ roundId }) => roundId));
  const older = stored.filter(({ roundId, state }) => state === 'settled' && !known.has(roundId)).map(fromStored);
  return [...played, ...older].slice(0, most);
}
