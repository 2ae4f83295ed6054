import { parseMinor } from '@fairlot/money';

export type AmountProblem = 'empty' | 'low' | 'high';

/** Problem of an amount (minor units) against a method's limits (wire amounts). */
export function amountProblem(minor: bigint, limits: { min: string; max: string }): AmountProblem | null {
  if (minor === 0n) return 'empty';
  if (minor < parseMinor(limits.min)) return 'low';
  return minor > parseMinor(limits.max) ? 'high' : null;
}
