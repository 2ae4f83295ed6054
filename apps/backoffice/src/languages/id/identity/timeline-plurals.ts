import type { pluralTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelinePlurals: typeof pluralTexts = {
  login: 'Riwayat masuk',
  registration: 'Pendaftaran',
  deposit: 'Deposit',
  withdrawal: 'Penarikan',
  withdrawalDecision: 'Keputusan penarikan',
  movement: 'Transaksi lain',
  bet: 'Taruhan',
  win: 'Kemenangan',
  bonus: 'Bonus',
  reward: 'Hadiah',
  level: 'Level VIP',
  protection: 'Batas dan jeda',
  harm: 'Tanda bahaya',
  document: 'Dokumen',
  message: 'Pesan',
  feedback: 'Masukan',
  chat: 'Chat',
  note: 'Catatan',
  decision: 'Keputusan tentang akun',
};
