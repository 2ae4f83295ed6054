import { currencyDecimals } from '@fairlot/money';
import { unitsToMinor } from '../call.ts';

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

/** Our minor units of Stripe's; null if they cannot express the amount, or its currency is none of ours. */
export function minorOf(units: number, currency: string): bigint | null {
  try {
    return unitsToMinor(units, decimalsOf(currency));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}
