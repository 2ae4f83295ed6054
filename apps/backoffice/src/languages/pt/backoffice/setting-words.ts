import type { settingWords } from '../../../sections/backoffice/settings-words.ts';

export const backofficeSettingWords: typeof settingWords = {
  password: 'senha mudar alterar',
  authenticator: 'dois fatores autenticador código',
  passkey: 'chave de acesso impressão digital',
};
