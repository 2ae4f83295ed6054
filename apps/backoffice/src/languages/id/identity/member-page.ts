import type { pageTexts } from '../../../sections/identity/member/texts.ts';

export const identityMemberPage: typeof pageTexts = {
  overview: 'Ringkasan',
  tabs: 'Rincian anggota',
  joined: 'terdaftar',
  agent: (name) => `agen ${name}`,
  seen: 'terakhir terlihat',
  owes: (amount) => `berutang ${amount}`,
  links: 'Orang terkait',
  linkCount: (count) => `${count} anggota`,
  noLinks:
    'Tidak ada anggota lain yang memakai rekening pencairan, perangkat, atau alamat jaringan yang sama dalam 30 hari ' +
    'terakhir.',
  linkDisabled: 'dinonaktifkan',
  nearness: { account: 'rekening bank', device: 'perangkat', address: 'alamat jaringan' },
  all: 'Semua',
  person: 'Orang',
  devices: 'Riwayat masuk',
  facts: {
    nickname: 'Nama panggilan',
    payeeName: 'Nama',
    email: 'Email',
    mobile: 'Telepon',
    language: 'Bahasa',
    passwordChanged: 'Kata sandi diubah',
    authenticator: 'Autentikator dipasang',
  },
  codes: { entered: 'Masuk', refused: 'Gagal' },
  reveal: 'Tampilkan lengkap',
  revealText: 'Tindakan melihat dan alasan Anda dicatat di jejak audit.',
  idNumber: 'Nomor identitas',
  removeTotp: 'Hapus autentikator',
  removeTotpText: (name) =>
    `Periksa dulu identitas orangnya. ${name} dikeluarkan dari semua perangkat, lalu cukup login dengan ` +
    'kata sandi. Operator kedua harus menyetujuinya.',
};
