import { amountDecimals } from './currency.ts';

/**
 * Wire form of minor units: "1234.50", "-0.05". No grouping, ASCII minus, always exactly `decimals` decimals, by
 * default those of the merchant's currency.
 */
export function formatMinor(minor: bigint, decimals = amountDecimals()): string {
  const { whole, fraction } = splitMinor(minor, decimals);
  const sign = minor < 0n ? '-' : '';
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

/** Whole units and padded fraction digits of the absolute amount. */
export function splitMinor(minor: bigint, decimals: number): { whole: bigint; fraction: string } {
  const absolute = minor < 0n ? -minor : minor;
  const scale = 10n ** BigInt(decimals);
  const fraction = decimals === 0 ? '' : (absolute % scale).toString().padStart(decimals, '0');
  return { whole: absolute / scale, fraction };
}
