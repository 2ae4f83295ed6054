import type { lateWinsTexts } from '../../../sections/vendors/late-wins-texts.ts';

export const vendorsLateWins: typeof lateWinsTexts = {
  title: 'Kemenangan terlambat',
  means: (most) =>
    `Kemenangan yang tiba setelah provider menutup ronde. Kemenangan ini dibayar; di atas ${most} ditahan untuk dua ` +
    'operator. Kemenangan dari taruhan yang sudah diputuskan operator selalu ditahan.',
  none: 'Tidak ada kemenangan terlambat',
  states: { paid: 'Dibayar', held: 'Ditahan', refused: 'Ditolak', undone: 'Dibatalkan provider' },
  closedAt: 'Ronde ditutup',
  set: 'Atur batas',
  most: 'Bayar langsung sampai. Kosongkan untuk nilai standar',
  wrongAmount: 'Masukkan jumlah',
};
