import type { loginProviderTexts } from '../../../sections/identity/login-provider-texts.ts';

export const identityLoginProvider: typeof loginProviderTexts = {
  groups: { login: 'Masuk dengan akun lain' },
  names: { google: 'Google', facebook: 'Facebook' },
  notes: {
    google: 'Buat klien OAuth jenis “Web application” di Google Cloud, dengan alamat pengalihan di bawah.',
    facebook:
      'Buat aplikasi dengan Facebook Login di Meta, dengan alamat pengalihan di bawah. ID klien dan rahasianya ' +
      'adalah ' +
      'ID dan rahasia aplikasi.',
  },
  fields: { clientId: 'ID klien', tokenEndpoint: 'Alamat token' },
  keys: { clientSecret: 'Rahasia klien' },
  facts: { callback: 'Alamat pengalihan' },
  warnings: { flag: 'Masuk dengan akun ini dimatikan di Situs, Fitur.' },
  offText:
    'Anggota yang mendaftar dengannya tidak dapat masuk sampai terhubung lagi atau sampai mereka memiliki kata sandi.',
};
