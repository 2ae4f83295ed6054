import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'Sổ cái',
  all: 'Tất cả',
  at: 'Thời gian',
  entry: 'Mục',
  reference: 'Tham chiếu',
  account: 'Tài khoản',
  amount: 'Số tiền',
  balance: 'Số dư',
  id: 'Giao dịch',
  accounts: { available: 'Chính', held: 'Tạm giữ', receivable: 'Còn nợ', bonus: 'Thưởng' },
};
