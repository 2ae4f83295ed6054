import type { setupTexts } from '../../../sections/backoffice/setup/texts.ts';

export const backofficeSetup: typeof setupTexts = {
  stepsOf: 'Langkah',
  done: (done, all) => `${done} dari ${all} selesai`,
  isDone: 'Selesai',
  isOpen: 'Belum',
  isSpare: 'Tidak perlu',
  all: 'Semua langkah',
  back: (title) => `Kembali ke ${title}`,
  next: (title) => `Berikutnya: ${title}`,
  confirm: 'Konfirmasi',
  again: 'Konfirmasi lagi',
  confirmed: (name) => `Dikonfirmasi oleh ${name},`,
  openText:
    'Pengunjung melihat pemberitahuan bahwa situs belum dibuka, sampai dua operator membukanya. Anda dapat ' +
    'menutupnya ' +
    'lagi kapan saja.',
  ask: 'Minta pembukaan situs',
  askText: 'Operator kedua harus menyetujui. Lalu situs terbuka untuk semua orang.',
  asked: (name) => `${name} meminta pembukaan situs.`,
  mustAgree: (names) => `Operator lain harus menyetujui: ${names}.`,
  noOther: 'belum ada operator lain yang memiliki faktor kedua',
  toApprovals: 'Ke Persetujuan',
  preview: 'Pratinjau situs',
  previewed: (time) => `Sampai ${time}, peramban ini menampilkan halaman seperti yang akan dilihat pengunjung.`,
  previewOpen: 'Buka pratinjau',
  previewText:
    'Pratinjau menampilkan halaman. Pendaftaran dan pembayaran tetap ditutup, karena anggota dan pembayaran di sini ' +
    'akan nyata. Untuk mencobanya, ekspor situs ini dan jalankan salinannya dengan sandbox: npm run merchant -- ' +
    'export ' +
    'my-site, lalu di mesin lain SEED=my-site npm start.',
  check: 'Periksa sebelum pembukaan:',
  isOpened: 'Situs terbuka.',
  toSite: 'Ke situs',
  notYet: 'Langkah yang belum selesai:',
  before: 'Diperlukan sebelum pembukaan',
  play: 'Minimal satu game: dari provider, lotre, atau game sendiri',
  logInAt: (address) => `Operator baru masuk di ${address}.`,
  waits: (address) => `Operator yang Anda tambahkan belum menyelesaikan masuk pertama di ${address}.`,
  lost: 'Jika kata sandi hilang, tambahkan nama yang sama lagi untuk mendapat yang baru.',
  cashier: 'Satu metode deposit dan satu metode pencairan',
  two: 'Dua operator dengan faktor kedua',
  content: 'Ketentuan dan privasi dikonfirmasi',
  settings: 'Merchant, merek, halaman, dan pendaftaran dikonfirmasi',
  addSecond: 'Tambah operator kedua',
  addSecondText:
    'Anda satu-satunya operator, jadi Anda boleh menambahkan yang kedua sendiri. Ia memilih kata sandinya ' +
    'sendiri saat ' +
    'pertama masuk dan mengatur faktor kedua.',
  add: 'Tambah operator',
  password: 'Kata sandi untuk masuk pertama, hanya ditampilkan sekali',
  until: (time) => `Berikan langsung kepada operator baru. Berlaku sampai ${time}.`,
};
