import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  title: 'Ekspor saya',
  list: 'Daftar',
  created: 'Diminta',
  finished: 'Berakhir',
  all: '24 jam terakhir',
  remove: 'Hapus',
  states: { waiting: 'Dalam antrean', running: 'Berjalan', done: 'Siap', failed: 'Gagal', cancelled: 'Dibatalkan' },
};
