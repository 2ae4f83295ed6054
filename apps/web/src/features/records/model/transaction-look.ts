import type { BoxTone, IconName } from '@fairlot/ui';
import type { TransactionType } from '../api/transactions.ts';

const MEMBER_CHIPS: readonly TransactionType[] = ['deposit', 'withdraw', 'bet', 'win', 'refund', 'adjust'];
/** Movements of an agent, most of which no other member has. */
const AGENT_CHIPS: readonly TransactionType[] = ['rebate', 'commission', 'salary', 'dividend', 'transfer'];

/** Types that have a chip in the record at an address, in display order; `types=A` is the agents' record. */
export function chipTypes({ types }: Readonly<Record<string, string>>): readonly TransactionType[] {
  return types === 'A' ? [...AGENT_CHIPS, ...MEMBER_CHIPS] : MEMBER_CHIPS;
}

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
