import type { settingWords } from '../../../sections/backoffice/settings-words.ts';

export const backofficeSettingWords: typeof settingWords = {
  password: 'kata sandi ubah ganti',
  authenticator: 'dua faktor dua langkah kode autentikator',
  passkey: 'sidik jari kunci',
};
