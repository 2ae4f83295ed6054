import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'Menunggu', open: 'Ditangani operator', closed: 'Ditutup' },
    who: { guest: 'Tamu' },
  },
  console: { unit: { money: 'Jumlah uang', count: 'Jumlah' } },
  lottery: { feeds: { any: 'Apa saja' } },
  mission: { products: { all: 'Semua' } },
  odds: { odds: { off: 'Tidak ditawarkan' }, limit: { unlimited: 'Tanpa batas' } },
  offer: {
    audience: { members: 'Anggota', inviters: 'Anggota pengundang' },
    endsAt: { never: 'Tidak pernah' },
    game: { mostPlayed: 'Permainan yang paling banyak dimainkan' },
    limit: { unlimited: 'Tanpa batas' },
    segment: { missing: 'Sudah tidak ada' },
    startsAt: { approval: 'Saat disetujui' },
  },
  operator: {
    step: { code: 'Faktor kedua', password: 'Kata sandi baru', enrol: 'Penyiapan faktor kedua', open: 'Sudah masuk' },
  },
  vendor: {
    subject: {
      parked: 'Panggilan yang tidak cocok',
      bet: 'Taruhan terbuka',
      difference: 'Selisih dari laporan provider',
    },
  },
};
