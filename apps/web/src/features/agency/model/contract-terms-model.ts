import { parseMinor } from '@fairlot/money';
import type { Contract } from '../api/contracts.ts';

/** Rates are whole steps of 0.0001. */
const RATE_ONE = 10_000n;
/** Smallest figure of an example, in whole units. */
const LEAST = 100_000n;

export const percentOf = (rate: number): string => `${(rate / 100).toFixed(2)} %`;

/**
 * Payment of the last tier for a turnover or a loss that just reaches it, as `packages/agency-maths` computes it. Null
 * for floating dividends, which depend on every tier.
 */
export function exampleOf(
  kind: Contract['kind'],
  { tiers, type }: Contract['terms'],
): { baseMinor: bigint; amountMinor: bigint } | null {
  const tier = tiers.at(-1);
  if (tier === undefined || type === 'FLOAT') return null;
  const reached = parseMinor(kind === 'dividend' ? (tier.loss ?? '0') : tier.sales);
  const least = parseMinor(String(LEAST));
  const baseMinor = reached > least ? reached : least;
  return { baseMinor, amountMinor: (baseMinor * BigInt(tier.rate)) / RATE_ONE };
}
