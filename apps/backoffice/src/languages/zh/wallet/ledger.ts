import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: '账目',
  all: '全部',
  entry: '条目',
  reference: '参考编号',
  account: '账户',
  id: '转账编号',
  accounts: { available: '主账户', held: '冻结', receivable: '欠款', bonus: '奖金' },
};
