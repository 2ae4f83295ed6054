import type { maintenanceTexts } from '../../../sections/site/texts.ts';

export const siteMaintenance: typeof maintenanceTexts = {
  heading: 'Pemeliharaan',
  on: 'Situs ditutup untuk pemeliharaan',
  off: 'Situs terbuka',
  turnOn: 'Tutup untuk pemeliharaan',
  turnOff: 'Buka situs',
  text:
    'Selama situs ditutup, anggota melihat halaman pemeliharaan, dan tiket serta deposit ditolak. Undian tetap ' +
    'berjalan.',
};
