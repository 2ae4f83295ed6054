import type { kindWords } from '../../../shared/transfer-kinds.ts';

export const sharedTransferKinds: typeof kindWords = {
  bet: 'Taruhan',
  win: 'Kemenangan',
  prize: 'Hadiah',
  payout: 'Pencairan',
  refund: 'Pengembalian dana',
  deposit: 'Deposit',
  withdraw: 'Penarikan',
  withdrawal: 'Penarikan',
  fee: 'Biaya',
  adjust: 'Penyesuaian',
  bonus: 'Bonus',
  rebate: 'Rabat',
  salary: 'Gaji agen',
  dividend: 'Dividen agen',
  transfer: 'Transfer',
  fund: 'Dana hadiah',
  rollback: 'Dikembalikan ke semula',
};
