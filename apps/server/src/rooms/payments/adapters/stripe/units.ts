import { currencyDecimals } from '@fairlot/money';

/** Currencies in which Stripe uses whole units, whatever their decimals here. */
const ZERO_DECIMAL = new Set(['JPY', 'KRW', 'VND']);

/** Decimals of Stripe's smallest unit of a currency. */
export const decimalsOf = (currency: string): number => (ZERO_DECIMAL.has(currency) ? 0 : currencyDecimals(currency));

/**
 * Step of amounts in our minor units. Currencies with three decimals are charged in steps of ten of their smallest
 * unit.
 */
export function stepOf(currency: string): bigint {
  const decimals = decimalsOf(currency);
  return decimals === 3 ? 10n : 10n ** BigInt(currencyDecimals(currency) - decimals);
}
