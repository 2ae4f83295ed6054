import { amountDecimals } from '@fairlot/money';
import { CallRefused } from './port.ts';

/** Larger amounts are not a bet or win of any game here: a trillion of the currency. */
const MOST_MINOR = 100_000_000_000_000n;

/**
 * Minor units of a vendor's integer amount.
 * @param perMinor number of the vendor's units per minor unit, such as 1000 where 1.00 is 100000
 * @throws CallRefused BAD_REQUEST for negative amounts, fractions of a minor unit and values that are not whole numbers
 */
export function minorOfInteger(amount: unknown, perMinor: bigint): bigint {
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) throw new CallRefused('BAD_REQUEST');
  const units = BigInt(amount);
  if (units % perMinor !== 0n) throw new CallRefused('BAD_REQUEST');
  return within(units / perMinor);
}

/**
 * Minor units of a decimal string such as `1.5` or `1.5000`; trailing zeros below a minor unit are allowed. @throws
 * CallRefused
 */
export function minorOfDecimal(amount: unknown): bigint {
  const [, whole, fraction = ''] = (typeof amount === 'string' && /^(\d{1,18})(?:\.(\d{1,9}))?$/.exec(amount)) || [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(amountDecimals()))) throw new CallRefused('BAD_REQUEST');
  return within(BigInt(whole + fraction.slice(0, amountDecimals()).padEnd(amountDecimals(), '0')));
}

/** A vendor's integer amount for the wire. */
export function integerOfMinor(minor: bigint, perMinor: bigint): bigint {
  return minor * perMinor;
}

function within(minor: bigint): bigint {
  if (minor > MOST_MINOR) throw new CallRefused('BAD_REQUEST');
  return minor;
}
