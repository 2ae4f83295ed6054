import type { identity, ValueOf } from '@fairlot/contract';
import { ApiError, errorCodeOf } from '../../../../shared/api/api-error.ts';
import { reactionTo } from '../../../../shared/errors/reactions.ts';
import { errorKey } from '../../../../shared/i18n/use-text.ts';

/** Whether the server requires a captcha for the next attempt. */
export function requiresCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return reactionTo(error).form === 'captcha' || hasCaptchaFlag(error);
}

/**
 * Text key of a rejected log-in. A player who has not seen a captcha yet is asked to enter one, and not informed that
 * it was wrong.
 */
export function keyOfRefusal(error: Error, hadCaptcha: boolean): string {
  const code = errorCodeOf(error);
  return code === 'captcha.error' && !hadCaptcha && hasCaptchaFlag(error) ? 'auth.needsCaptcha' : errorKey(code);
}

/** Whether the account has an authenticator, whose code has to be sent with the next attempt. */
export function requiresTotp(error: unknown): boolean {
  return reactionTo(error).form === 'totp';
}

/**
 * The session in the response to a log-in with an expired password; it only allows choosing a new password, as at a
 * first login (Z-50).
 */
export function loginOfExpired(error: unknown): ValueOf<typeof identity.login> | null {
  if (!(error instanceof ApiError) || reactionTo(error).form !== 'newPassword') return null;
  const { value } = error;
  if (
    typeof value !== 'object' ||
    value === null ||
    !('token' in value) ||
    !('userName' in value) ||
    !('customerType' in value)
  )
    return null;
  return {
    token: String(value.token),
    userName: String(value.userName),
    customerType: Number(value.customerType),
    firstTimeLogin: true,
  };
}

function hasCaptchaFlag(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const { value } = error;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}
