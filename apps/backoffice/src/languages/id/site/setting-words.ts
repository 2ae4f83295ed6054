import type { settingWords } from '../../../sections/site/settings-words.ts';

export const siteSettingWords: typeof settingWords = {
  brand: 'merek nama warna tema gelap terang',
  logo: 'gambar ikon',
  money: 'mata uang desimal zona waktu jam',
  offer: 'bahasa usia gim',
  flags: 'fitur aktifkan matikan',
  words: 'teks terjemahan susunan kata',
  legal: 'perjanjian hukum ketentuan syarat privasi',
  company: 'perusahaan lisensi izin alamat',
  contact: 'bantuan kontak saluran telepon gambar host',
  install: 'aplikasi pasang unduh',
  bar: 'bilah unduhan penilaian spanduk',
  links: 'tautan templat domain jalur',
  registration: 'daftar pendaftaran masuk isian',
  lottery: 'lotre agen mode',
  clients: 'klien panggilan versi',
  codes: 'kode verifikasi',
  windows: 'jadwal pemeliharaan tutup',
  regions: 'negara wilayah blokir',
  market: 'pasar profil hukum regulator inggris',
};
