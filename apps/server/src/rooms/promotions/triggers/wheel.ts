import { randomInt } from 'node:crypto';
import { parseMinor } from '@fairlot/money';

interface Part {
  weight: number;
  amount: string;
}

/** Stop of the wheel: each segment with its published probability, its weight over the sum of all. */
export function spinWheel(parts: readonly Part[]): { part: number; amountMinor: bigint } {
  let left = randomInt(parts.reduce((sum, { weight }) => sum + weight, 0));
  for (const [part, { weight, amount }] of parts.entries()) {
    if (left < weight) return { part, amountMinor: parseMinor(amount) };
    left -= weight;
  }
  throw new Error('the wheel has no segments');
}
