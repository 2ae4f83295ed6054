import { parseMinor, stakeStep } from '@fairlot/money';
import { ApiError } from '../../../../shared/api/api-error.ts';

export interface LimitOffer {
  /** The unit stake that the limit still allows, minor units; null when none does. */
  stakeMinor: bigint | null;
  /** The pick whose limit is reached; null when the limit is not about a pick. */
  picks: readonly string[] | null;
}

/**
 * The amount that a limit still allows after it rejected a bet, from the server's error; null for other errors and for
 * limits of the request itself.
 */
export function limitOfferOf(error: unknown, unitCount: number, minMinor: bigint): LimitOffer | null {
  if (
    !(error instanceof ApiError) ||
    error.code !== 'limit.exceeded' ||
    typeof error.value !== 'object' ||
    error.value === null ||
    !('scope' in error.value)
  )
    return null;
  const { maxUnitStake, maxTotal, picks } = error.value as {
    maxUnitStake?: unknown;
    maxTotal?: unknown;
    picks?: unknown;
  };
  const fits = fittingStake(maxUnitStake, maxTotal, unitCount);
  return {
    stakeMinor: fits >= minMinor && fits > 0n ? fits : null,
    picks: Array.isArray(picks) ? picks.map(String) : null,
  };
}

const wholeSteps = (minor: bigint) => (minor / stakeStep()) * stakeStep();

/** The unit stake that a limit still allows, minor units: given directly, or computed from a total. */
function fittingStake(maxUnitStake: unknown, maxTotal: unknown, unitCount: number): bigint {
  if (typeof maxUnitStake === 'string') return parseMinor(maxUnitStake);
  if (typeof maxTotal === 'string') return wholeSteps(parseMinor(maxTotal) / BigInt(Math.max(1, unitCount)));
  return 0n;
}
