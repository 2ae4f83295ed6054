import type { settingWords } from '../../../sections/backoffice/settings-words.ts';

export const backofficeSettingWords: typeof settingWords = {
  password: '密码 更改',
  authenticator: '验证器 双重验证 第二重验证 验证码',
  passkey: '通行密钥 指纹 密钥',
};
