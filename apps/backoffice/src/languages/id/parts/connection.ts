import type { connectionTexts } from '../../../parts/connections/texts.ts';

export const partsConnection: typeof connectionTexts = {
  heading: 'Koneksi',
  hint:
    'Kunci disimpan terenkripsi; hanya karakter terakhirnya yang ditampilkan. Operator kedua menyetujui setiap ' +
    'perubahan.',
  states: { on: 'Aktif', off: 'Mati', none: 'Tidak terhubung' },
  fromEnvironment: 'Dari variabel lingkungan server',
  notCertified: 'Belum disertifikasi: uji dengan kunci Anda sendiri sebelum membuka situs.',
  urlHint: 'Pertahankan alamat ini kecuali penyedia memberi Anda alamat lain.',
  urlHintOwn: 'Alamat https dari penyedia.',
  keyHint: (hint) => `Dipakai: …${hint}. Kosongkan semua kunci untuk mempertahankannya.`,
  keyHintNew: 'Disimpan terenkripsi. Tidak dapat ditampilkan lagi, hanya diganti.',
  connect: 'Hubungkan',
  change: 'Ubah',
  asked: 'Operator kedua harus menyetujui perubahan ini. Permintaannya ada di Persetujuan.',
  off: 'Matikan',
  test: 'Uji koneksi',
  testAgain: 'Uji lagi',
  testing: 'Menguji…',
  lastTest: 'Uji terakhir',
  results: {
    passed: 'Berfungsi',
    keys: 'Penyedia menolak kunci ini',
    refused: 'Penyedia menjawab dengan kesalahan',
    unanswered: 'Tidak ada respons',
    notConnected: 'Tidak terhubung',
  },
};
