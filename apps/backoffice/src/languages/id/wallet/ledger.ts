import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'Buku besar',
  all: 'Semua',
  entry: 'Entri',
  reference: 'Referensi',
  account: 'Akun',
  id: 'Transfer',
  accounts: { available: 'Utama', held: 'Disisihkan', receivable: 'Terutang', bonus: 'Bonus' },
};
