import type { templateWords } from '../../../sections/promotions/templates/texts.ts';

export const promotionsTemplate: typeof templateWords = {
  start: 'Mulai dari templat',
  task: (name) => `Jalankan promo: ${name}`,
  names: {
    firstDeposit: 'Deposit pertama',
    reload: 'Deposit mingguan',
    cashback: 'Cashback kekalahan',
    freeBet: 'Tiket lotre gratis',
    freeRounds: 'Putaran gratis',
    redPacket: 'Angpao',
  },
  filled: (count, days, middle) =>
    `Diisi dari ${count} deposit dalam ${days} hari terakhir. Separuhnya sebesar ${middle} atau kurang.`,
  empty: 'Belum ada deposit, jadi jumlahnya kosong. Silakan isi.',
  replaces: 'Templat menggantikan yang sudah Anda masukkan.',
  expected: 'Perkiraan',
  range: 'Delapan dari sepuluh kasus',
  forecast: (days) => `Prakiraan untuk ${days} hari`,
  day: (day) => `Hari ${day}`,
  atBudget: 'Anggaran tercapai',
  onDay: (day) => `pada hari ${day}`,
  notReached: 'tidak diperkirakan',
  useBudget: (amount) => `Gunakan ${amount} sebagai anggaran`,
  noCourse: 'Anggota memintanya kapan saja, jadi tidak ada perjalanan waktu: ini biayanya jika semua meminta sekali.',
};
