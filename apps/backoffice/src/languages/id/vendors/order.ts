import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'Ditampilkan',
  hot: 'Populer',
  isNew: 'Baru',
  order: 'Urutan',
  orderHint: '1 sampai 999. Angka lebih kecil tampil lebih dulu; standarnya 100.',
  maintenanceLabel: 'Alasan pemeliharaan, ditampilkan kepada pemain',
  maintenanceHint: 'Kosongkan selama provider tersedia.',
  untilLabel: 'Pemeliharaan berakhir',
  untilHint: 'Pemeliharaan berakhir otomatis saat itu. Kosongkan untuk mengakhirinya sendiri.',
  wrongOrder: 'Urutan adalah bilangan bulat dari 1 sampai 999.',
};
