import type { Limit } from '../api/limits.ts';

/** Shares of the limit that is: two lower ones come first, two higher ones after. */
const SHARES = [50n, 75n, 150n, 250n];
const MINUTES = ['30', '60', '90', '120'];

/**
 * What may be tapped in place of typing, as digits of whole units: around the limit that is, else the amounts that ways
 * to deposit suggest, of sessions common times.
 * @param suggested amounts as decimal strings
 */
export function presetsOf({ kind, limit }: Limit, suggested: readonly string[] = []): string[] {
  if (kind === 'session') return MINUTES;
  if (limit === null) return suggested.slice(-SHARES.length).map(wholeOf);
  const now = BigInt(wholeOf(String(limit)));
  const around = SHARES.map((share) => roundTwo((now * share) / 100n)).filter(
    (amount) => amount > 0n && amount !== now,
  );
  return [...new Set(around)].map(String);
}

const wholeOf = (amount: string) => amount.split('.')[0] ?? '0';

/** To two digits that are not nought, as people name amounts. */
function roundTwo(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, String(amount).length - 2));
  return ((amount + unit / 2n) / unit) * unit;
}
