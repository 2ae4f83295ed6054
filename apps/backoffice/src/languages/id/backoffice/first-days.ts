import type { firstDaysTexts } from '../../../sections/backoffice/setup/first-days-texts.ts';

export const backofficeFirstDays: typeof firstDaysTexts = {
  first: 'Cadangan pertama dan alarm pertama',
  backup: 'Cadangan yang sudah dipulihkan',
  backupText: 'Buat cadangan dan pulihkan ke basis data lain; panduan pembukaan mencantumkan perintahnya.',
  archived: (time) =>
    `Basis data terakhir mengarsipkan lognya pada ${time}. Ini tidak membuktikan bahwa arsip dapat dipulihkan.`,
  archiveFails: 'Basis data tidak dapat mengarsipkan lognya: percobaan terakhir gagal. Lihat log servernya.',
  notArchived: 'Basis data tidak mengarsipkan log: cadangan setua dump terakhir Anda.',
  backupDone: 'Saya telah memulihkan cadangan',
  backupAgain: 'Saya telah memulihkan cadangan lain',
  alarm: 'Alarm yang sampai',
  alarmText: (rules) =>
    rules === 0
      ? 'Tambahkan aturan dengan alamat email Anda, lalu biarkan terpicu sekali.'
      : 'Sudah ada aturan. Belum ada alarm yang terkirim.',
  alarmSent: 'Pertama terkirim',
  toAlarms: 'Ke Alarm',
};
