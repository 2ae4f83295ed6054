import type { ownGamesTexts } from '../../../sections/vendors/connections/own-games-texts.ts';

export const vendorsOwnGames: typeof ownGamesTexts = {
  title: 'Game dalam katalog',
  none: 'Belum ada game. Impor daftar provider di bawah, atau tambahkan satu game.',
  add: 'Tambah game',
  change: 'Sunting',
  id: 'Kode game',
  idHint: 'Kode provider untuk game ini. Tidak dapat diubah nanti.',
  choose: 'Pilih dari daftar provider',
  listed: 'Game dalam daftar provider',
  allListed: 'Semua game dalam daftar provider sudah ada di katalog.',
  language: 'Bahasa nama',
  languageHint: 'Bahasa tanpa nama menampilkan nama Inggris.',
  missingName: 'Masukkan nama Inggris',
  pictureHint: 'Jalur di situs ini, atau alamat https dari host yang diizinkan. Kosongkan untuk gambar otomatis.',
  upload: 'Unggah gambar',
  tooLarge: 'Berkas terlalu besar',
  enabled: 'Ditawarkan',
  on: 'aktif',
  off: 'mati',
  hint: 'Menambah game, mengubah jenisnya, dan mengaktifkannya memerlukan operator kedua.',
  more: (count) => `200 pertama dari ${count} ditampilkan. Lihat semua game di Game.`,
};
