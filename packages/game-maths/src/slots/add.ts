import { reduce } from '@fairlot/money';
import type { Rational } from '@fairlot/money';

/** Sum of fractions in lowest terms. */
export function addAll(parts: readonly Rational[]): Rational {
  return parts.reduce(
    (sum, part) =>
      reduce({
        numerator: sum.numerator * part.denominator + part.numerator * sum.denominator,
        denominator: sum.denominator * part.denominator,
      }),
    { numerator: 0n, denominator: 1n },
  );
}
