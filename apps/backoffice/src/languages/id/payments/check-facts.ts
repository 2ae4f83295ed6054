import type { SENTENCES } from '../../../sections/payments/check-facts.ts';

export const paymentsCheckFacts: typeof SENTENCES = {
  name: ({ holder = '' }, passed) =>
    passed ? `${holder} adalah nama terverifikasi anggota` : `${holder} bukan nama terverifikasi anggota`,
  turnover: ({ left }, passed) => (passed ? 'Syarat main selesai' : `Sisa syarat main ${left}`),
  amount: ({ amount, above }) => `${amount}; jumlah di atas ${above} ditinjau`,
  velocity: ({ made = '0', most = '0' }) => `${made} dalam 24 jam; ditinjau setelah ${most}`,
  'new-account': ({ addedAt, hours = '0' }) => `Ditambahkan ${addedAt}; dianggap baru selama ${hours} jam`,
  'shared-account': ({ members = '0' }) =>
    members === '0'
      ? 'Tidak ada anggota lain yang memiliki rekening ini'
      : `${members} anggota lain memiliki atau pernah memiliki rekening ini`,
  'new-device': (_facts, passed) => (passed ? 'Perangkat dikenal' : 'Diajukan dari perangkat baru'),
  'bonus-abuse': (_facts, passed) =>
    passed ? 'Tidak ada tanda penyalahgunaan bonus' : 'Permainan dengan uang bonus melanggar aturan. Lihat bonusnya',
  'deposit-reversed': ({ reversed = '0' }) => `${reversed} deposit ditarik kembali`,
  debt: ({ owed }, passed) => (passed ? 'Anggota tidak berutang' : `Anggota berutang ${owed}`),
};
