/** An exact fraction; the denominator is positive. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/** Lowest terms of a fraction that is not negative. */
export function reduce({ numerator, denominator }: Rational): Rational {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Number of subsets of size `chosen` of `total` things. */
export function binomial(total: number, chosen: number): bigint {
  let result = 1n;
  for (let i = 1; i <= chosen; i += 1) result = (result * BigInt(total - chosen + i)) / BigInt(i);
  return result;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
