import type { passkeyTexts } from '../../../login/texts.ts';

export const loginPasskey: typeof passkeyTexts = {
  heading: 'Passkey',
  use: 'Gunakan passkey',
  add: 'Tambah passkey',
  addText: 'Passkey di perangkat ini atau kunci keamanan menggantikan kata sandi dan menjadi faktor kedua Anda.',
  name: 'Nama passkey',
  nameHint: 'Misalnya, nama perangkat.',
  none: 'Anda belum memiliki passkey.',
  never: 'Belum pernah',
  synced: 'Disimpan di',
  isSynced: 'Akun Anda pada pembuat perangkat',
  isBound: 'Hanya perangkat ini',
  rename: 'Ganti nama',
  renameOf: (name) => `Ganti nama ${name}`,
  save: 'Simpan nama',
  removeOf: (name) => `Hapus ${name}`,
  removeText: (name) =>
    `“${name}” tidak dapat lagi dipakai untuk masuk. Sesi yang dibuka dengannya langsung berakhir. Ini mungkin ` +
    'termasuk sesi Anda saat ini.',
  added: 'Passkey ditambahkan. Sesi Anda yang lain telah berakhir.',
  renamed: 'Nama disimpan.',
  removed: 'Passkey dihapus.',
  unknown: 'Peramban ini tidak mendukung passkey di alamat ini.',
  known: 'Perangkat ini sudah memiliki salah satu passkey Anda.',
  cancelled: 'Tidak ada passkey yang dipilih. Coba lagi bila Anda siap.',
  failed: 'Perangkat tidak dapat memakai passkey.',
};
