import { ApiError, type ApiErrorCode } from '../api/api-error.ts';

/** Effects of an error response besides its message. */
export interface Reaction {
  /**
   * Names of fields that may show the message; the first one that the form has shows it. Without a field the message is
   * a toast.
   */
  readonly fields?: readonly string[];
  /**
   * Effect in the whole app: `login` opens the log-in, `password` the dialog for a new password, and `status` checks
   * whether the site is open and, if not, shows the closed page.
   */
  readonly app?: 'login' | 'password' | 'status';
  /** Effect in the form: a new captcha, the authenticator code, a cleared field, or the step to a new password. */
  readonly form?: 'captcha' | 'totp' | 'empty' | 'newPassword';
}

/** The error map (decision Z-96): the effects of each code. A code that is not listed only shows its message. */
export const REACTIONS: Readonly<Partial<Record<ApiErrorCode, Reaction>>> = {
  'auth.required': { app: 'login' },
  'login.change.required': { app: 'password' },
  'system.maintenance': { app: 'status' },
  'system.restricted': { app: 'status' },
  'captcha.error': { fields: ['captcha'], form: 'captcha' },
  'totp.required': { fields: ['totp', 'code'], form: 'totp' },
  'totp.invalid': { fields: ['totp', 'code'], form: 'totp' },
  'login.invalid': { fields: ['oldPassword', 'password'] },
  'login.locked': { fields: ['oldPassword', 'password'] },
  'password.expired': { form: 'newPassword' },
  'modify.new.old.same': { fields: ['newPassword', 'password'], form: 'empty' },
  'password.format': { fields: ['newPassword', 'password'] },
  'password.common': { fields: ['newPassword', 'password'] },
  'password.confirm': { fields: ['confirmPassword', 'confirmNewPassword', 'confirmPaymentPassword'] },
  'payment.password.format': { fields: ['paymentPassword'] },
  'username.exists': { fields: ['username'] },
  'account.format': { fields: ['username'] },
  'name.format': { fields: ['name', 'payeeName'] },
  'id.number.format': { fields: ['idNumber'] },
  'email.format': { fields: ['email'] },
  'mobile.format': { fields: ['mobileNum'] },
  'mobile.exists': { fields: ['mobileNum'] },
  'verification.code.error': { fields: ['verificationCode'] },
  'invitation.code.error': { fields: ['affiliateCode'] },
  'referrer.invalid': { fields: ['recommenderId'] },
};

const TOLD: Reaction = {};

export function reactionTo(error: unknown): Reaction {
  return (error instanceof ApiError ? REACTIONS[error.code] : undefined) ?? TOLD;
}

/**
 * The form field that shows an error: the field that the server names, else the one of the error code.
 * @param shown names of the visible fields
 */
export function fieldOf<Field extends string>(error: unknown, shown: readonly Field[]): Field | null {
  const names = [namedField(error), ...(reactionTo(error).fields ?? [])];
  return names.map((name) => shown.find((field) => field === name)).find((field) => field !== undefined) ?? null;
}

function namedField(error: unknown): string | null {
  const value = error instanceof ApiError ? error.value : null;
  if (typeof value !== 'object' || value === null || !('field' in value)) return null;
  return typeof value.field === 'string' ? value.field : null;
}
