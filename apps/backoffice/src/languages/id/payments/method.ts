import type { methodTexts } from '../../../sections/payments/method-texts.ts';

export const paymentsMethod: typeof methodTexts = {
  none: 'Tidak ada metode pembayaran dalam mata uang ini.',
  intro:
    'Anggota melihat metode yang terbuka dan memiliki penyedia. Menutup, membuka, dan batas yang lebih ketat ' +
    'langsung ' +
    'berlaku. Maksimum lebih tinggi, minimum lebih rendah, atau biaya lebih tinggi memerlukan operator kedua.',
  depositMethod: 'Metode pembayaran',
  unserved: 'Tanpa penyedia',
  whose: 'Berlaku untuk',
  everybody: 'Semua level',
  from: (level) => `Level ${level} ke atas`,
  open: 'Terbuka',
  closed: 'Ditutup',
  least: 'Deposit minimum',
  most: 'Deposit maksimum',
  fee: 'Biaya, dipotong dari deposit',
  range: 'Batas per deposit',
  shortMinutes: 'Masa berlaku (menit)',
  suggested: 'Jumlah yang disarankan',
  suggestedHint: 'Paling banyak delapan, dipisahkan spasi',
  minutes: 'Pesanan kedaluwarsa setelah (menit)',
  isOpen: 'Anggota dapat memakai metode ini',
  change: 'Ubah',
  reopen: 'Buka',
  closeText:
    'Anggota tidak lagi melihat metode ini. Level dengan ketentuan sendiri ditutup terpisah. Pesanan terbuka masih ' +
    'dapat dibayar.',
  reopenText: 'Anggota melihat metode ini lagi, dengan ketentuan yang ditampilkan di sini.',
  add: 'Ketentuan level',
  level: 'Level awal',
  levelHint: 'Ketentuan, dan apakah metode terbuka, berlaku sampai level berikutnya yang memiliki ketentuan sendiri.',
  taken: 'Level ini sudah memiliki ketentuan. Ubah saja.',
  removeText: 'Anggota level ini lalu mendapat ketentuan level terdekat di bawahnya.',
  up: 'Naikkan',
  upText: 'Anggota melihat metode ini satu posisi lebih awal.',
  names: 'Nama',
  name: 'Nama yang dilihat anggota',
  new: 'Tambah metode deposit',
  newHint: 'Metode ditambahkan di akhir daftar setelah operator kedua menyetujui.',
  via: 'Layanan penyedia',
  kinds: {
    redirect: 'halaman penyedia',
    qr: 'kode QR',
    transfer: 'transfer bank',
    address: 'alamat blockchain',
  },
  done: 'Disimpan. Perubahan langsung berlaku.',
  asked: 'Operator kedua harus menyetujui perubahan sebelum berlaku.',
};
