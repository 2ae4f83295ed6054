import type { BoxTone, IconName } from '@fairlot/ui';
import type { TransactionType } from '../api/transactions.ts';

/** Types that have a chip, in display order. */
export const CHIP_TYPES: readonly TransactionType[] = ['deposit', 'withdraw', 'bet', 'win', 'refund', 'adjust'];

export const TRANSACTION_LOOK: Record<TransactionType, { icon: IconName; tone: BoxTone }> = {
  deposit: { icon: 'download', tone: 'brand' },
  withdraw: { icon: 'upload', tone: 'info' },
  bet: { icon: 'ticket', tone: 'plain' },
  win: { icon: 'star', tone: 'gold' },
  refund: { icon: 'refresh', tone: 'plain' },
  adjust: { icon: 'settings', tone: 'plain' },
  bonus: { icon: 'gift', tone: 'gold' },
  rebate: { icon: 'refresh', tone: 'gold' },
  commission: { icon: 'download', tone: 'gold' },
  salary: { icon: 'download', tone: 'brand' },
  dividend: { icon: 'download', tone: 'gold' },
  transfer: { icon: 'refresh', tone: 'info' },
  fee: { icon: 'settings', tone: 'plain' },
};

/** Type in an address; undefined shows all. */
export function typeOf(search: Record<string, string>): TransactionType | undefined {
  const { type } = search;
  return type !== undefined && isType(type) ? type : undefined;
}

const isType = (text: string): text is TransactionType => Object.hasOwn(TRANSACTION_LOOK, text);
