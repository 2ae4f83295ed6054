import type { kindTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineKinds: typeof kindTexts = {
  login: 'Masuk',
  registration: 'Akun',
  deposit: 'Deposit',
  withdrawal: 'Penarikan',
  withdrawalDecision: 'Penarikan',
  movement: 'Saldo',
  bonus: 'Bonus',
  reward: 'Hadiah',
  level: 'Level VIP',
  harm: 'Tanda bahaya',
  document: 'Dokumen',
  message: 'Pesan',
  feedback: 'Masukan',
  chat: 'Chat',
  note: 'Catatan',
  decision: 'Operator',
};
