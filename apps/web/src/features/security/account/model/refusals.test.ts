import { expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { fieldOfRefusal } from './refusals.ts';

it('puts a refusal at the field that it names, else at the one of its code', () => {
  expect(fieldOfRefusal(new ApiError('name.format', 200, { field: 'nickname' }))).toBe('nickname');
  expect(fieldOfRefusal(new ApiError('login.invalid', 200))).toBe('password');
  expect(fieldOfRefusal(new ApiError('totp.invalid', 200, { totp: true }))).toBe('code');
  expect(fieldOfRefusal(new ApiError('account.balance.left', 200))).toBeNull();
  expect(fieldOfRefusal(new Error('no answer'))).toBeNull();
});
