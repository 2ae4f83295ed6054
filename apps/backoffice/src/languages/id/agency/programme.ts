import type { programmeTexts } from '../../../sections/agency/programme-texts.ts';

export const agencyProgramme: typeof programmeTexts = {
  applications: 'Pengajuan agen',
  accept: 'Jadikan agen',
  refuse: 'Tolak',
  answer: 'Balas',
  answerHint: 'Dikirim ke kotak masuk anggota persis seperti tertulis di sini',
  answerMissing: 'Tulis balasan dulu',
  sources: { form: 'Formulir', feedback: 'Masukan' },
  states: { waiting: 'Menunggu', accepted: 'Diterima', refused: 'Ditolak' },
  all: 'Semua',
  templates: 'Templat kontrak',
  noTemplates: 'Belum ada templat. Tambahkan satu untuk menawarkan kontrak kepada agen tingkat teratas.',
  newTemplate: 'Templat baru',
  retire: 'Hentikan templat',
  activeFrom: 'Turnover agar anggota dihitung aktif',
  type: 'Cara hitung',
  carryOver: 'Pemindahan kerugian',
  carryOvers: {
    none: 'Tidak ada',
    previous: 'Dari periode sebelumnya',
    permanent: 'Sampai tertutup',
    secondHalf: 'Dalam satu bulan, dari paruh pertama ke paruh kedua',
  },
  isCollected: 'Tagihan',
  collected: { no: 'Dibayar otomatis', yes: 'Diambil penerima dalam 30 hari' },
  steps: 'Tingkat',
  step: 'Tingkat',
  sales: 'Turnover mulai',
  active: 'Anggota aktif',
  rate: 'Tarif dalam %',
  loss: 'Kerugian mulai',
  addStep: 'Tambah tingkat',
  dropStep: 'Hapus tingkat ini',
  faults: {
    amount: 'Masukkan jumlah, seperti 1000 atau 1000.50',
    active: 'Masukkan bilangan bulat',
    rate: 'Masukkan tarif dari 0.01 sampai 30',
  },
  create: 'Simpan templat',
  offer: 'Tawarkan kontrak',
  template: 'Templat',
  offerNone: 'Belum ada templat. Buat satu dulu.',
  offerHint: 'Agen harus menerimanya. Setelah itu kontrak tersebut menggantikan kontrak yang aktif.',
  rates: 'Atur tarif',
  ratesHint:
    'Lotre menurut grup hadiah, yang lain dalam perseratus persen: 50 berarti 0,50%. Tarif baru berlaku untuk ' +
    'taruhan yang dipasang setelah persetujuan.',
  ratesWrong: 'Masukkan bilangan bulat',
  rateRange: (least, most) =>
    most === undefined
      ? `Minimal ${least}, tarif tertinggi anggota downline langsung`
      : `Dari ${least} sampai ${most}, tarif upline`,
};
