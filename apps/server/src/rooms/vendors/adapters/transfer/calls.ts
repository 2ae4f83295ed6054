import { formatMinor } from '@fairlot/money';
import type { VendorSettings } from '../../../../config-vendors.ts';
import { minorOfDecimal } from '../../gateway/numbers.ts';
import { callVendor, VendorUnavailable } from '../call-vendor.ts';

export interface MoneyAtVendor {
  user: string;
  currency: string;
}

export interface Told {
  state: 'done' | 'failed' | 'notFound' | 'unknown';
  /** What the member holds there; null when it was not told. */
  balanceMinor: bigint | null;
  reason: string | null;
}

const STATES = ['done', 'failed', 'notFound'] as const;

/** Moves money once for its reference. Whatever cannot be understood is unknown: it may have been done. */
export function moveAtVendor(
  settings: VendorSettings,
  { user, currency }: MoneyAtVendor,
  move: { direction: 'in' | 'out'; reference: string; amountMinor: bigint },
): Promise<Told> {
  const { direction, reference, amountMinor } = move;
  const fields = { operator: settings.operatorId, user, currency, reference, amount: formatMinor(amountMinor) };
  return tell(settings, `/wallet/${direction}`, fields);
}

/** How a transfer ended. */
export function askTransfer(
  settings: VendorSettings,
  { user, currency }: MoneyAtVendor,
  reference: string,
): Promise<Told> {
  return tell(settings, '/wallet/status', { operator: settings.operatorId, user, currency, reference });
}

/** What a member holds there; null when the vendor does not tell. */
export async function balanceAtVendor(
  settings: VendorSettings,
  { user, currency }: MoneyAtVendor,
): Promise<bigint | null> {
  try {
    const { balance } = await callVendor(settings, '/wallet/balance', {
      operator: settings.operatorId,
      user,
      currency,
    });
    return readAmount(balance);
  } catch (error) {
    if (error instanceof VendorUnavailable) return null;
    throw error;
  }
}

async function tell(settings: VendorSettings, path: string, fields: Record<string, string>): Promise<Told> {
  try {
    const { status, balance, reason } = await callVendor(settings, path, fields);
    return {
      state: STATES.find((state) => state === status) ?? 'unknown',
      balanceMinor: readAmount(balance),
      reason: typeof reason === 'string' ? reason : null,
    };
  } catch (error) {
    if (error instanceof VendorUnavailable) return { state: 'unknown', balanceMinor: null, reason: null };
    throw error;
  }
}

function readAmount(value: unknown): bigint | null {
  try {
    return minorOfDecimal(value);
  } catch {
    return null; // a number that is none tells nothing
  }
}
