import type { words } from '../../../sections/wallet/section.tsx';

export const walletSection: typeof words = {
  title: 'Penyesuaian',
  action: 'Sesuaikan saldo',
  adjustOf: (account) => `Sesuaikan saldo ${account}`,
  kind: 'Sesuaikan saldo',
  balance: 'Saldo utama',
  bonus: 'Bonus, terkunci',
  owed: 'Terutang',
  held: 'disisihkan untuk penarikan',
  giftCost: 'Bonus dan hadiah, bersih',
};
