import type { BoxTone, IconName } from '@fairlot/ui';
import type { TransactionType } from '../api/transactions.ts';

/** Types in the order of their chips. */
export const TRANSACTION_TYPES: readonly TransactionType[] = ['deposit', 'withdraw', 'bet', 'win', 'refund', 'adjust'];

export const TRANSACTION_LOOK: Record<TransactionType, { icon: IconName; tone: BoxTone }> = {
  deposit: { icon: 'download', tone: 'brand' },
  withdraw: { icon: 'upload', tone: 'info' },
  bet: { icon: 'ticket', tone: 'plain' },
  win: { icon: 'star', tone: 'gold' },
  refund: { icon: 'refresh', tone: 'plain' },
  adjust: { icon: 'settings', tone: 'plain' },
};

/** Type of an address; undefined shows all. */
export function typeOf(search: Record<string, string>): TransactionType | undefined {
  return TRANSACTION_TYPES.find((type) => type === search['type']);
}
