import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  title: 'Ekspor saya',
  list: 'Daftar',
  state: 'Status',
  rows: 'Baris',
  created: 'Diminta',
  finished: 'Berakhir',
  all: '24 jam terakhir',
  download: 'Unduh',
  cancel: 'Batalkan',
  remove: 'Hapus',
  states: { waiting: 'Dalam antrean', running: 'Berjalan', done: 'Siap', failed: 'Gagal', cancelled: 'Dibatalkan' },
};
