import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  list: 'Daftar',
  created: 'Diminta',
  finished: 'Berakhir',
  all: '24 jam terakhir',
  states: { waiting: 'Dalam antrean', running: 'Berjalan', done: 'Siap', failed: 'Gagal', cancelled: 'Dibatalkan' },
};
