import type { SlipState } from '../model/slip-reducer.ts';

/** One slip is kept in a tab, of the lottery that the player chose numbers of last. */
const KEY = 'SLIP';
/** Numbers of an earlier evening would surprise. */
const KEPT_MS = 3_600_000;

interface KeptSlip {
  /** Login name; empty for a visitor, whose slip is also that of the member who logs in. */
  owner: string;
  gameCode: string;
  /** Browser time, epoch ms. */
  at: number;
  slip: SlipState;
}

/** Whether a slip has bets. */
export const hasBets = ({ picks, typed }: SlipState): boolean =>
  typed.length > 0 || Object.values(picks).some((numbers) => numbers.length > 0);

/** Keeps a slip for a reload or a return to the page; one without bets leaves nothing. */
export function keepSlip(storage: Storage, kept: KeptSlip): void {
  if (!hasBets(kept.slip)) return storage.removeItem(KEY);
  try {
    storage.setItem(
      KEY,
      JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
    );
  } catch {
    // Thousands of typed bets can exceed the browser's quota.
    storage.removeItem(KEY);
  }
}

/**
 * Takes the kept slip of a lottery out of the storage; null for another owner, an older slip and anything unreadable.
 * @param wanted code of the lottery
 */
export function takeSlip(storage: Storage, userName: string, wanted: string, now: number): SlipState | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  try {
    const { owner, gameCode, at, slip } = JSON.parse(text, (key, value: unknown) =>
      key === 'stakeMinor' && typeof value === 'string' ? BigInt(value.slice(0, -1)) : value,
    ) as KeptSlip;
    if (gameCode !== wanted) return null;
    storage.removeItem(KEY);
    const isOwn = owner === '' || owner === userName;
    return isOwn && now - at < KEPT_MS && hasBets(slip) ? slip : null;
  } catch {
    storage.removeItem(KEY);
    return null;
  }
}
