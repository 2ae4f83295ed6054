import type { settingWords } from '../../../sections/backoffice/settings-words.ts';

export const backofficeSettingWords: typeof settingWords = {
  password: 'contraseña clave cambiar',
  authenticator: 'autenticador dos factores código',
  passkey: 'llave de acceso huella',
};
