import type { sectionTexts } from '../../../sections/agency/section-texts.ts';

export const agencySection: typeof sectionTexts = {
  agents: 'Agen',
  tree: 'Pohon agen',
  bills: 'Tagihan kontrak',
  settlement: 'Penyelesaian',
  move: 'Pindahkan di pohon',
  run: 'Penyelesaian agen',
  billCorrection: 'Koreksi tagihan',
  dayCorrection: 'Koreksi angka satu hari',
  agentPay: 'Dibayar kepada agen',
  agent: 'Agen',
  playerNet: 'Bersih pemain, 30 hari',
  facts: {
    upline: 'Upline',
    team: 'Anggota downline',
    turnover: 'Turnover tim, 30 hari',
    commission: 'Diperoleh, 30 hari',
    owed: 'Tagihan terbuka',
  },
};
