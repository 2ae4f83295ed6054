import type { legalTexts } from '../../../sections/site/legal/legal-texts.ts';

const COMMON_ID = [
  'Profil ini tidak termasuk pasar mana pun: ikuti lisensi Anda. Kalimat dalam kurung siku diwajibkan kebanyakan ' +
    'lisensi.',
  'Otoritas pemberi lisensi dan nomor lisensi. Tambahkan di kartu Perusahaan dan lisensi.',
  'Cara uang anggota disimpan jika perusahaan bangkrut, dan hukum yang berlaku.',
  'Organisasi yang membantu masalah perjudian, dan badan untuk keluhan.',
  'Perusahaan yang bertanggung jawab atas data pribadi, dan otoritas pelindungan data.',
];

export const siteLegal: typeof legalTexts = {
  heading: 'Ketentuan dan privasi',
  text:
    'Draf ini disertakan platform dan ditampilkan seperti yang dibaca pemain. Draf ini bukan nasihat hukum. Mintalah ' +
    'diperiksa untuk lisensi Anda, dan ganti bagian yang tidak sesuai. Kalimat dengan [kurung siku] diwajibkan pasar ' +
    'Anda dan baru ditampilkan kepada pemain setelah Anda menyimpan bagian itu.',
  language: 'Bahasa draf',
  draft: 'Draf',
  own: 'Susunan kata Anda',
  replace: 'Ganti',
  replaceHint: 'Pertahankan pengganti seperti {name}. Teks kosong memulihkan draf platform.',
  terms: 'Ketentuan',
  privacy: 'Privasi',
  asks: 'Persyaratan pasar',
  market: {
    UK: [
      'Pemegang lisensi, nomor akunnya di Gambling Commission, dan tautan ke daftar lisensi. Tambahkan di kartu ' +
        'Perusahaan dan lisensi.',
      'Cara uang pelanggan dilindungi jika perusahaan bangkrut: tidak dilindungi, sedang, atau tinggi (LCCP 4.2.1). ' +
        'Tambahkan di Uang.',
      'Badan yang menyelesaikan sengketa tanpa biaya (LCCP 6.1.1). Tambahkan di Keluhan.',
      'GAMSTOP dan saluran bantuan. Tambahkan di kartu Perusahaan dan lisensi, serta Batas dan pengecualian.',
    ],
    demo: COMMON_ID,
    open: COMMON_ID,
  },
};
