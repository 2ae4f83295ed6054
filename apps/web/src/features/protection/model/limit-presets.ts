import { formatMinor, parseMinor, wholeUnit } from '@fairlot/money';
import { digitsOfAmount, hasDecimals } from '../../../shared/i18n/typed-amount.ts';
import type { Limit } from '../api/limits.ts';

/** Percentages of the current limit: two lower ones, then two higher ones. */
const SHARES = [50n, 75n, 150n, 250n];
const MINUTES = ['30', '60', '90', '120'];

/**
 * Preset values of a limit as if they had been typed: around the current limit, else the amounts that deposit methods
 * suggest; common times for sessions.
 * @param suggested amounts as decimal strings
 */
export function presetsOf({ kind, limit }: Limit, suggested: readonly string[] = []): string[] {
  if (kind === 'session') return MINUTES;
  if (limit === null) return suggested.slice(-SHARES.length).map(digitsOfAmount);
  const step = hasDecimals() ? 1n : wholeUnit();
  const now = parseMinor(String(limit)) / step;
  const around = SHARES.map((share) => roundTwo((now * share) / 100n)).filter(
    (amount) => amount > 0n && amount !== now,
  );
  return [...new Set(around)].map((amount) => digitsOfAmount(formatMinor(amount * step)));
}

/** Rounds to two significant digits. */
function roundTwo(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, String(amount).length - 2));
  return ((amount + unit / 2n) / unit) * unit;
}
