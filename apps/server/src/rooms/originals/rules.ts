import { roundDraw } from '@fairlot/fairness';
import { ChoiceError, playGame } from '@fairlot/game-maths';
import type { AnyStep, GameCode, Outcome } from '@fairlot/game-maths';
import { allocate } from '@fairlot/money';
import { Refusal } from '../../platform/refusal.ts';

/** What a round is computed from. */
export interface RoundInputs {
  code: GameCode;
  serverSeed: Uint8Array;
  clientSeed: string;
  nonce: number;
  returnScaled: bigint;
  /** The first stake, minor units. */
  stakeMinor: bigint;
  choices: object;
  steps: readonly AnyStep[];
}

/**
 * Computes a round as far as its steps lead.
 * @throws Refusal choice.invalid {field, reason} on choices or a step that the rules do not allow
 */
export function computeRound({ serverSeed, clientSeed, nonce, ...round }: RoundInputs): Outcome<AnyStep> {
  const draw = roundDraw({ serverSeed, clientSeed, nonce, game: round.code });
  try {
    return playGame({ ...round, draw });
  } catch (error) {
    throw asRefusal(error);
  }
}

/** What the rules of a game do not allow, as the API says it. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof ChoiceError)) return error;
  return new Refusal('choice.invalid', { field: error.field, reason: error.message });
}

/** How a payout is shared among the stakes of a round, so that each of them is a bet with its own win. */
export function sharesOf(payoutMinor: bigint, stakesMinor: readonly bigint[]): bigint[] {
  return stakesMinor.length === 1 ? [payoutMinor] : allocate(payoutMinor, stakesMinor);
}
