import type { sectionTexts } from '../../../sections/backoffice/section-texts.ts';

export const backofficeSection: typeof sectionTexts = {
  dashboard: 'Hari ini',
  approvals: 'Persetujuan',
  audit: 'Jejak audit',
  account: 'Akun saya',
  exports: 'Ekspor saya',
  reports: 'Laporan',
  operators: 'Operator',
  roles: 'Peran',
  roleChange: 'Ubah peran',
  operatorRole: 'Beri operator peran lain',
  operatorAdd: 'Tambah operator',
  operatorReset: 'Atur ulang kredensial operator',
  alarmEnd: 'Akhiri aturan alarm',
  consoleIdle: 'Keluar otomatis lebih lama',
  tokens: 'Token API',
  alarms: 'Alarm',
  tasks: 'Tugas',
  setup: 'Penyiapan',
  siteOpen: 'Buka situs',
};
