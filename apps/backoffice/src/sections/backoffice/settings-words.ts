import { loginTexts, passkeyTexts } from '../../login/texts.ts';
import type { SettingWords } from '../../shared/section.ts';

/** The operator's own settings, found by the search. */
export const settings: readonly SettingWords[] = [
  { label: loginTexts.passwordHeading, words: 'password change mật khẩu đổi', path: 'account' },
  { label: loginTexts.enrolHeading, words: 'two factor 2fa totp code hai bước mã', path: 'account' },
  { label: passkeyTexts.heading, words: 'passkey fingerprint webauthn key vân tay khóa', path: 'account' },
];
