import { formatMinor } from '@fairlot/money';
import type { VendorSettings } from '../../../../config/vendors.ts';
import { minorOfDecimal } from '../../gateway/numbers.ts';
import { callVendor, VendorUnavailable } from '../call-vendor.ts';

export interface MoneyAtVendor {
  user: string;
  currency: string;
}

export interface StatementOptions {
  state: 'done' | 'failed' | 'notFound' | 'unknown';
  /** The member's balance at the vendor; null when it was not reported. */
  balanceMinor: bigint | null;
  reason: string | null;
}

const STATES = ['done', 'failed', 'notFound'] as const;

/**
 * Moves money once for its reference. An unintelligible answer leaves the outcome unknown, because the vendor may have
 * acted.
 */
export function moveAtVendor(
  settings: VendorSettings,
  { user, currency }: MoneyAtVendor,
  move: { direction: 'in' | 'out'; reference: string; amountMinor: bigint },
): Promise<StatementOptions> {
  const { direction, reference, amountMinor } = move;
  const fields = { operator: settings.operatorId, user, currency, reference, amount: formatMinor(amountMinor) };
  return tell(settings, `/wallet/${direction}`, fields);
}

/** Queries the outcome of a transfer. */
export function askTransfer(
  settings: VendorSettings,
  { user, currency }: MoneyAtVendor,
  reference: string,
): Promise<StatementOptions> {
  return tell(settings, '/wallet/status', { operator: settings.operatorId, user, currency, reference });
}

/** A member's balance at the vendor; null when the vendor does not report it. */
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

async function tell(settings: VendorSettings, path: string, fields: Record<string, string>): Promise<StatementOptions> {
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
    return null; // an invalid number reports nothing
  }
}
