import type { tokenTexts } from '../../../sections/backoffice/tokens/texts.ts';

export const backofficeToken: typeof tokenTexts = {
  permissions: 'Izin',
  states: { live: 'Aktif', expired: 'Kedaluwarsa', revoked: 'Dicabut' },
  created: 'Dibuat',
  all: 'Semua',
  add: 'Token baru',
  addText:
    'Program dengan token ini bertindak atas nama Anda, dengan izin yang dipilih di sini dan dimiliki peran Anda. ' +
    'Program tidak dapat mengubah operator, memutuskan permintaan, atau memakai akses darurat. Token berakhir ' +
    'bersama ' +
    'akun Anda atau saat kata sandi baru.',
  days: 'Berlaku selama (hari)',
  daysHint: 'Dari 1 sampai 365.',
  password: 'Kata sandi Anda',
  none: 'Pilih minimal satu izin.',
  make: 'Buat token',
  once: 'Salin sekarang. Hanya ditampilkan sekali dan tidak disimpan.',
  document: 'Dokumen OpenAPI',
  revokeText: (name) => `Permintaan dengan token ${name} langsung ditolak.`,
  uses: 'Panggilan',
  usesOf: (name) => `Panggilan ${name}`,
  call: 'Panggilan',
};
