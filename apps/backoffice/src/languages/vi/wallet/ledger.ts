import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'Sổ cái',
  all: 'Tất cả',
  entry: 'Mục',
  reference: 'Tham chiếu',
  account: 'Tài khoản',
  id: 'Giao dịch',
  accounts: { available: 'Chính', held: 'Tạm giữ', receivable: 'Còn nợ', bonus: 'Thưởng' },
};
