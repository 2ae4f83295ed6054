import type { identityProviderTexts } from '../../../sections/verification/connection-texts.ts';

export const verificationProvider: typeof identityProviderTexts = {
  groups: { identity: 'Pemeriksaan identitas', register: 'Daftar pengecualian', sanctions: 'Daftar sanksi' },
  names: {
    sumsub: 'Sumsub',
    identity: 'Protokol bertanda tangan: pemeriksaan identitas',
    gamstop: 'GAMSTOP (Britania Raya)',
    register: 'Protokol bertanda tangan: daftar pengecualian',
    sanctions: 'Protokol bertanda tangan: daftar sanksi',
  },
  notes: {
    sumsub:
      'Belum disertifikasi: uji dengan kunci Anda sendiri dulu. Masukkan alamat webhook di bawah ke dasbor Sumsub, ' +
      'dengan peristiwa applicantReviewed dan digest SHA-256 atau SHA-512.',
    gamstop:
      'Belum disertifikasi: uji dengan kunci Anda sendiri dulu. Daftar ditanya setelah pemeriksaan identitas ' +
      'mengembalikan nama, tanggal lahir, dan kode pos. Sampai saat itu anggota tidak dapat bermain atau deposit.',
    identity: 'Tanpa penyedia, operator memeriksa dokumen sendiri.',
    register:
      'Selama pasar mewajibkan daftar dan tidak ada yang merespons, pemain tidak dapat mendaftar, bermain, atau ' +
      'deposit.',
    sanctions: 'Tanpa daftar, nama tidak diperiksa.',
  },
  fields: {
    levelName: 'Tingkat verifikasi (nama di dasbor)',
    country: 'Negara dokumen (tiga huruf, seperti GBR)',
    batchUrl: 'Alamat pemeriksaan massal',
  },
  keys: {
    appToken: 'Token aplikasi',
    secretKey: 'Kunci rahasia token aplikasi',
    webhookSecret: 'Kunci rahasia webhook',
    apiKey: 'Kunci API',
    secret: 'Rahasia bersama',
  },
  facts: { webhookUrl: 'Alamat webhook' },
  offText:
    'Operator kedua harus menyetujui. Tanpa pemeriksaan identitas, operator memeriksa dokumen. Tanpa daftar yang ' +
    'diwajibkan pasar, pemain tidak dapat mendaftar, bermain, atau deposit.',
};
