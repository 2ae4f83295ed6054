import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { requiresCaptcha, keyOfRefusal } from './login-answers.ts';

describe('an error response that requires a captcha', () => {
  const refusal = new ApiError('captcha.error', 200, { captcha: true });

  it('asks for the captcha if none was shown yet, and reports it as wrong otherwise', () => {
    expect(keyOfRefusal(refusal, false)).toBe('auth.needsCaptcha');
    expect(keyOfRefusal(refusal, true)).toBe('error.captcha.error');
  });

  it('keeps the text of its own code without the flag, as every other code does', () => {
    expect(keyOfRefusal(new ApiError('captcha.error'), false)).toBe('error.captcha.error');
    expect(keyOfRefusal(new ApiError('login.invalid', 200, { captcha: true }), false)).toBe('error.login.invalid');
    expect(requiresCaptcha(new ApiError('login.invalid', 200, { captcha: true }))).toBe(true);
  });
});
