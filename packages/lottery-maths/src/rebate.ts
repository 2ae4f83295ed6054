import type { Rational } from '@fairlot/money';

/** Rebates are tenths of a percent of the stake. */
const WHOLE = 1000n;

/**
 * Odds of a player who takes part of the return as a rebate: return at these odds + rebate = return of the published
 * odds, rounded down to one ten-thousandth so that it never exceeds the published return.
 * @param odds published odds × 10,000
 * @param published return of these odds, as `exactReturn` has it
 * @param rebate tenths of a percent of the stake, paid back won or lost
 * @returns odds × 10,000; 0 or less when the rebate leaves nothing for prizes
 */
export function oddsWithRebate(odds: bigint, { numerator, denominator }: Rational, rebate: number): bigint {
  return (odds * (numerator * WHOLE - BigInt(rebate) * denominator)) / (numerator * WHOLE);
}

/** The part of a stake that is paid back, rounded down to the minor unit. */
export function rebateMinor(stakeMinor: bigint, rebate: number): bigint {
  return (stakeMinor * BigInt(rebate)) / WHOLE;
}

/** Exact return of prizes and rebate together, not reduced. */
export function returnWithRebate(odds: bigint, published: Rational, rebate: number): Rational {
  const prizes = prizesWithRebate(odds, published, rebate);
  return {
    numerator: prizes.numerator * WHOLE + BigInt(rebate) * prizes.denominator,
    denominator: prizes.denominator * WHOLE,
  };
}

/** Exact return of the prizes alone at a rebate, not reduced. */
export function prizesWithRebate(odds: bigint, published: Rational, rebate: number): Rational {
  const adjusted = oddsWithRebate(odds, published, rebate);
  return { numerator: published.numerator * adjusted, denominator: published.denominator * odds };
}
