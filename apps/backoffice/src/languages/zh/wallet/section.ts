import type { words } from '../../../sections/wallet/section.tsx';

export const walletSection: typeof words = {
  title: '调整',
  action: '调整余额',
  adjustOf: (account) => `调整 ${account} 的余额`,
  kind: '调整余额',
  balance: '主余额',
  bonus: '奖金，锁定',
  owed: '欠款',
  held: '为提款冻结',
  giftCost: '奖金与奖励，净额',
};
