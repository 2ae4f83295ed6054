import type { termsTexts } from '../../../sections/payments/terms-texts.ts';

export const paymentsTerms: typeof termsTexts = {
  change: 'Ubah ketentuan',
  whose: 'Ketentuan untuk',
  everybody: 'Semua',
  levelHint: 'Berlaku sampai level berikutnya yang memiliki ketentuan sendiri.',
  vipHint: 'Setiap level VIP punya batas harian dan jumlah penarikan gratis sendiri, yang menggantikan nilai di sini.',
  taken: 'Level ini sudah memiliki ketentuan. Pilih level itu untuk mengubahnya.',
  names: {
    least: 'Penarikan minimum',
    most: 'Penarikan maksimum',
    daily: 'Batas harian',
    freePerDay: 'Penarikan gratis per hari',
    fee: 'Biaya setelah penarikan gratis',
    wageringPercent: 'Turnover deposit yang diperlukan sebelum penarikan (%)',
    reviewAbove: 'Perlu satu persetujuan di atas',
    secondAbove: 'Perlu dua persetujuan di atas',
    mostPerDay: 'Tinjau bila banyaknya penarikan dalam 24 jam melebihi',
    newAccountHours: 'Tinjau bila rekening lebih baru dari (jam)',
    accountWaitHours: 'Masa tunggu sebelum pencairan ke rekening baru (jam)',
  },
};
