import { roundDraw } from '@fairlot/fairness';
import { ChoiceError, playGame } from '@fairlot/game-maths';
import type { AnyStep, GameCode, Outcome } from '@fairlot/game-maths';
import { allocate } from '@fairlot/money';
import { Refusal } from '../../platform/refusal.ts';

/** Inputs from which a round is computed. */
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
 * Computes a round up to its last step.
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

/** Converts an error of the game rules to the API's refusal. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof ChoiceError)) return error;
  return new Refusal('choice.invalid', { field: error.field, reason: error.message });
}

/** Bonus money in a payout, stake by stake; must match `wallet_bonus_share`. All in minor units. */
export function bonusWinsOf(
  payoutMinor: bigint,
  stakesMinor: readonly bigint[],
  bonusStakesMinor: readonly bigint[],
): bigint[] {
  return sharesOf(payoutMinor, stakesMinor).map(
    (win, place) => (win * (bonusStakesMinor[place] ?? 0n)) / (stakesMinor[place] ?? 1n),
  );
}

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

/** Divides a payout among the stakes of a round, so that each of them is a bet with its own win. */
export function sharesOf(payoutMinor: bigint, stakesMinor: readonly bigint[]): bigint[] {
  return stakesMinor.length === 1 ? [payoutMinor] : allocate(payoutMinor, stakesMinor);
}
