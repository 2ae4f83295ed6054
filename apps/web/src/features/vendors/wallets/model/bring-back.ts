import type { QueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../../../../shared/api/idempotency-key.ts';
import { collectMoney, vendorWalletsQuery, walletSettingsQuery } from '../api/wallets.ts';

/**
 * Returns the money from a vendor's wallet after the member left the game, if automatic transfers are on. Money that is
 * not returned now stays in the vendor's wallet, and the page of wallets shows it.
 */
export async function bringBack(client: QueryClient, vendor: string): Promise<void> {
  try {
    const { automatic } = await client.ensureQueryData(walletSettingsQuery(true));
    if (automatic) await collectMoney({ body: { vendor } }, { idempotencyKey: newIdempotencyKey() });
    await client.invalidateQueries({ queryKey: vendorWalletsQuery(true).queryKey });
  } catch {
    // Nothing is lost: the balance of the vendor's wallet is fetched again.
  }
}
