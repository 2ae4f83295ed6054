import type { IconName } from '@fairlot/ui';
import type { VendorWallet } from '../api/wallets.ts';

/** One side of a transfer: the main wallet, or a vendor's. */
export interface WalletEnd {
  /** Null for the main wallet. */
  vendor: string | null;
  name: string;
  /** Decimal string; undefined until it is known. */
  balance: string | undefined;
  icon: IconName;
}

/** Icon of a game category. */
export function iconOf(category: string | null): IconName {
  return category?.endsWith('LOTT') ? 'ticket' : 'play';
}

export function endOf({ vendor, name, balance, category }: VendorWallet): WalletEnd {
  return { vendor, name, balance, icon: iconOf(category) };
}
