import type { IconName } from '@fairlot/ui';
import type { VendorWallet } from '../api/wallets.ts';

/** One end of a transfer: the main wallet, or that of a vendor. */
export interface WalletEnd {
  /** Null is the main wallet. */
  vendor: string | null;
  name: string;
  /** Decimal string; undefined while it is not known. */
  balance: string | undefined;
  icon: IconName;
}

/** What stands for games of a category. */
export function iconOf(category: string | null): IconName {
  return category?.endsWith('LOTT') ? 'ticket' : 'play';
}

export function endOf({ vendor, name, balance, category }: VendorWallet): WalletEnd {
  return { vendor, name, balance, icon: iconOf(category) };
}
