import type { sectionTexts } from '../../../sections/protection/section-texts.ts';

export const protectionSection: typeof sectionTexts = {
  acts: 'Perlindungan',
  alerts: 'Tanda bahaya',
  member: 'Perlindungan',
  action: (account) => `Perlindungan ${account}`,
  limits: 'Batas dan pengecualian',
  risk: 'Risiko',
  riskHint: 'Tanda bahaya terbuka: tidak ada, satu, atau lebih',
  risks: { low: 'Rendah', medium: 'Sedang', high: 'Tinggi' },
  facts: {
    'deposit.day': 'Deposit per hari',
    'deposit.week': 'Deposit per minggu',
    'deposit.month': 'Deposit per bulan',
    'loss.day': 'Kerugian per hari',
    'loss.week': 'Kerugian per minggu',
    'loss.month': 'Kerugian per bulan',
    'stake.day': 'Nilai taruhan per hari',
    'stake.week': 'Nilai taruhan per minggu',
    'stake.month': 'Nilai taruhan per bulan',
    'session.day': 'Menit per hari',
    timedOut: 'Jeda sampai',
    excluded: 'Dikecualikan sampai',
  },
};
