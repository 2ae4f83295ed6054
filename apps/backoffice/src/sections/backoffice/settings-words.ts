import { loginTexts, passkeyTexts } from '../../login/texts.ts';
import { searchWords } from '../../shared/language.ts';
import type { SettingWords } from '../../shared/section.ts';

export const settingWords = searchWords('backofficeSettingWords', {
  password: 'password change',
  authenticator: 'two factor 2fa totp code',
  passkey: 'passkey fingerprint webauthn key',
});

/** The operator's own settings, found by the search. */
export const settings: readonly SettingWords[] = [
  { label: loginTexts.passwordHeading, words: settingWords.password, path: 'account' },
  { label: loginTexts.enrolHeading, words: settingWords.authenticator, path: 'account' },
  { label: passkeyTexts.heading, words: settingWords.passkey, path: 'account' },
];
