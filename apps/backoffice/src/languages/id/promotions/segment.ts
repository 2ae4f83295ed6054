import type { segmentTexts } from '../../../sections/promotions/segment-texts.ts';

export const promotionsSegment: typeof segmentTexts = {
  segments: 'Segmen anggota',
  hint:
    'Segmen dihitung ulang setiap kali dipakai. Promo mempertahankan kondisi saat disetujui. Untuk menerapkan ' +
    'perubahan, minta persetujuan lagi. Anggota yang sedang jeda, dikecualikan, mencapai batas, atau ditandai ' +
    'berisiko ' +
    'tidak pernah menerima penawaran, apa pun segmennya.',
  conditions: 'Kondisi (semua harus cocok)',
  and: 'dan',
  or: 'atau',
  addOr: 'Atau …',
  group: (place) => `Kondisi ${place}`,
  field: 'Atribut',
  operator: 'Perbandingan',
  value: 'Angka',
  verifiedValue: 'Terverifikasi',
  add: 'Tambah kondisi',
  change: 'Ubah',
  newSegment: 'Segmen baru',
  count: 'Hitung sekarang',
  counted: (members) => `${members} anggota saat ini.`,
  wrong: 'Masukkan nama, dan angka mulai 0 atau label di setiap kondisi.',
  fields: {
    daysSinceRegistered: 'Hari sejak pendaftaran',
    deposits: 'Jumlah deposit',
    deposited: 'Total deposit',
    daysSinceDeposit: 'Hari sejak deposit terakhir',
    level: 'Level VIP',
    turnover30: 'Turnover, 30 hari terakhir',
    verified: 'Identitas terverifikasi',
    label: 'Label',
  },
  operators: { gte: 'minimal', lte: 'maksimal', eq: 'tepat' },
  labelOperators: { has: 'ada', hasNot: 'tidak ada' },
  verifiedOperators: { eq: 'adalah' },
};
