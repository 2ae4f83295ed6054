import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'Menunggu', open: 'Ditangani operator', closed: 'Ditutup' },
    who: { guest: 'Tamu' },
  },
  console: { unit: { money: 'Jumlah uang', count: 'Jumlah' } },
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
