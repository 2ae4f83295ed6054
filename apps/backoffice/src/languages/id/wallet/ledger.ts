import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'Buku besar',
  all: 'Semua',
  at: 'Waktu',
  entry: 'Entri',
  reference: 'Referensi',
  account: 'Akun',
  amount: 'Jumlah',
  balance: 'Saldo',
  id: 'Transfer',
  accounts: { available: 'Utama', held: 'Disisihkan', receivable: 'Terutang', bonus: 'Bonus' },
};
