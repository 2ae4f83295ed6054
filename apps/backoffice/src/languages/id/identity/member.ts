import type { memberTexts } from '../../../sections/identity/texts.ts';

export const identityMember: typeof memberTexts = {
  all: 'Semua',
  labels: 'Label',
  addLabels: 'Tambah label',
  removeLabels: 'Hapus label',
  labelsHint: 'Pilih label yang dipakai, atau masukkan yang baru. Satu anggota memiliki paling banyak 20.',
  created: 'Terdaftar',
  mobile: 'Telepon, lengkap atau empat digit terakhir',
  email: 'Email, alamat lengkap',
  card: 'Rekening pencairan, lengkap atau empat digit terakhir',
  address: 'Alamat jaringan',
  device: 'Perangkat',
  enable: 'Aktifkan',
  types: ['Anggota', 'Agen'],
  disableText: (name) => `${name} langsung dikeluarkan dan tidak dapat masuk, bermain, deposit, atau menarik dana.`,
  enableText: (name) => `${name} dapat masuk lagi. Jeda dan pengecualian milik anggota sendiri tetap aktif.`,
};
