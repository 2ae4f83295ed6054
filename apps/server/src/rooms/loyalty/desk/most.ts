import { MOST_LOYALTY } from '@fairlot/contract';
import { currencyDecimals, parseMinor, usualMinor } from '@fairlot/money';

/** The maximum of a kind of payment in minor units of the merchant's currency. */
export const mostMinor = (kind: keyof typeof MOST_LOYALTY): bigint =>
  usualMinor(parseMinor(MOST_LOYALTY[kind], currencyDecimals('VND')));
