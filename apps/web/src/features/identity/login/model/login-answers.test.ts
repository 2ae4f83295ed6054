import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { demandsCaptcha, keyOfRefusal } from './login-answers.ts';

describe('a refusal that demands a captcha', () => {
  const refusal = new ApiError('captcha.error', 200, { captcha: true });

  it('asks for it where none was shown so far, and calls it wrong where one was', () => {
    expect(keyOfRefusal(refusal, false)).toBe('auth.needsCaptcha');
    expect(keyOfRefusal(refusal, true)).toBe('error.captcha.error');
  });

  it('keeps its own words without the flag, as every other code does', () => {
    expect(keyOfRefusal(new ApiError('captcha.error'), false)).toBe('error.captcha.error');
    expect(keyOfRefusal(new ApiError('login.invalid', 200, { captcha: true }), false)).toBe('error.login.invalid');
    expect(demandsCaptcha(new ApiError('login.invalid', 200, { captcha: true }))).toBe(true);
  });
});
