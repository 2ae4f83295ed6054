import { convertUsual, currencyDecimals } from '@fairlot/money';
import type { Config } from '../../../config.ts';

/** Whole đồng. */
const USUAL = 10_000_000n;

/**
 * Maximum that one operator may credit to a member from payment reviews within a day, in whole units of the currency:
 * the merchant's setting, or else that of the environment, or else the usual amount.
 */
export function reviewCreditMax(
  setting: number | null,
  { reviewCreditMax: initial }: Pick<Config, 'reviewCreditMax'>,
  currency: string,
): number {
  const usual = () => convertUsual(USUAL * 100n, 'VND', currency) / 10n ** BigInt(currencyDecimals(currency));
  return setting ?? initial ?? Number(usual());
}
