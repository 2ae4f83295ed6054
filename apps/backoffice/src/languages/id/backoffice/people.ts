import type { peopleTexts } from '../../../sections/backoffice/people/texts.ts';

export const backofficePeople: typeof peopleTexts = {
  add: 'Operator baru',
  addText:
    'Operator kedua harus menyetujui. Anda berdua lalu masing-masing melihat separuh kata sandi untuk masuk ' +
    'pertama kali.',
  isNew: 'Belum pernah masuk',
  reset: 'Atur ulang kredensial',
  resetText: (name) =>
    `Operator kedua harus menyetujui. Kredensial ${name} dihapus, sesi dan token berakhir, dan Anda berdua ` +
    'masing-masing melihat separuh kata sandi pertama yang baru.',
  tell: 'Kata sandi pertama',
  tellText: (name) =>
    `Operator yang meminta ${name} melihat separuh pertama, operator yang menyetujui melihat separuh kedua. Separuh ` +
    'Anda ditampilkan sekali. Permintaan baru membuat kata sandi baru dengan dua separuh baru.',
  show: 'Tampilkan separuh saya',
  parts: { first: 'Separuh pertama', second: 'Separuh kedua' },
  until: (time) => `Berikan langsung kepada operator baru. Kata sandi berlaku sampai ${time}.`,
  idle: (minutes) => `Keluar otomatis: ${minutes} mnt`,
  idleTitle: 'Keluar otomatis',
  idleText:
    'Sesi semua operator berakhir setelah tidak aktif selama menit ini. Waktu lebih lama memerlukan operator kedua.',
  idleAsked: 'Operator kedua harus menyetujui waktu yang lebih lama.',
  minutes: 'Menit tidak aktif',
  minutesHint: 'Dari 5 sampai 120.',
};
