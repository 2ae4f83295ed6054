import type { offerTexts } from '../../../sections/promotions/offer-texts.ts';

export const promotionsOffer: typeof offerTexts = {
  addSegment: 'Tambah bagian',
  weight: 'Bobot',
  wagering: 'Syarat main',
  wageringHint: 'Turnover yang diperlukan sebelum uang dapat ditarik.',
  who: 'Kelayakan',
  whoBrings: 'Untuk undangan, ini berlaku bagi anggota yang mengundang. ',
  never:
    'Tidak pernah ditawarkan kepada anggota yang sedang jeda, dikecualikan, mencapai batas, menunggu batas lebih ' +
    'tinggi, atau dihubungi tentang cara bermainnya.',
  words: 'Teks',
  cost: 'Biaya',
  over: (days) => `Berdasarkan aktivitas anggota dalam ${days} hari terakhir.`,
  expected: 'Total',
  mostForOne: 'Maksimum per anggota',
  leftOut: (who) => `Tidak disertakan demi perlindungan mereka: ${who}.`,
  noneExcluded: 'Tidak ada anggota yang tidak disertakan demi perlindungan.',
  counted: (count, why) => `${count} ${why}`,
  bars: {
    away: 'sedang jeda, dikecualikan, atau tanpa akun terbuka',
    raise: 'menunggu batas lebih tinggi',
    limit: 'mencapai batas',
    risk: 'dihubungi tentang cara bermainnya',
  },
  preview: 'Pratinjau hadiah',
  previewed: (members, sum, left) => `${members} anggota mendapat total ${sum}. Sisa anggaran: ${left}.`,
  person: (account, why) => `${account} (${why})`,
};
