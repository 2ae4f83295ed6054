import type { settingWords } from '../../../sections/backoffice/settings-words.ts';

export const backofficeSettingWords: typeof settingWords = {
  password: 'mật khẩu đổi',
  authenticator: 'hai bước mã',
  passkey: 'vân tay khóa',
};
