import type { QueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../../../../shared/api/idempotency-key.ts';
import { collectMoney, vendorWalletsQuery, walletSettingsQuery } from '../api/wallets.ts';

/**
 * Brings money back from a vendor whose game was left, for whoever lets money move by itself. What did not come now
 * stays in the vendor's wallet, where the page of wallets shows it.
 */
export async function bringBack(client: QueryClient, vendor: string): Promise<void> {
  try {
    const { automatic } = await client.ensureQueryData(walletSettingsQuery(true));
    if (automatic) await collectMoney({ body: { vendor } }, { idempotencyKey: newIdempotencyKey() });
    await client.invalidateQueries({ queryKey: vendorWalletsQuery(true).queryKey });
  } catch {
    // Nothing was lost: the balance there is asked for again.
  }
}
