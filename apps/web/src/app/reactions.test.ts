import { ERROR_TEXTS } from '@fairlot/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { listCatalogues, readCatalogue } from '../../scripts/compile-catalogues.ts';
import { react } from './react.later.ts';
import { requiresCaptcha, requiresTotp, loginOfExpired } from '../features/identity/login/model/login-answers.ts';
import { ApiError, type ApiErrorCode } from '../shared/api/api-error.ts';
import type { SessionStore } from '../shared/session/session-store.ts';
import { fieldOf, REACTIONS, reactionTo } from '../shared/errors/reactions.ts';

const LOGIN = ['username', 'password', 'captcha', 'totp'];
const REGISTER = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword', 'paymentPassword'];
const REGISTER_MORE = ['payeeName', 'idNumber', 'email', 'recommenderId', 'affiliateCode', 'captcha'];
const CHANGE = ['oldPassword', 'newPassword', 'confirmNewPassword'];
const SECURITY = ['password', 'code', 'paymentPassword', 'confirmPaymentPassword', 'name', 'email'];
const FORMS = [LOGIN, [...REGISTER, ...REGISTER_MORE], CHANGE, SECURITY];

/**
 * By error code: its effect in the whole app or in the form, and its field at log-in, registration, change and
 * security.
 */
type Name = string | null;
const EXPECTED: readonly (readonly [ApiErrorCode, Name, Name, Name, Name, Name])[] = [
  ['auth.required', 'login', null, null, null, null],
  ['login.change.required', 'password', null, null, null, null],
  ['system.maintenance', 'status', null, null, null, null],
  ['system.restricted', 'status', null, null, null, null],
  ['captcha.error', 'captcha', 'captcha', 'captcha', null, null],
  ['totp.required', 'totp', 'totp', null, null, 'code'],
  ['totp.invalid', 'totp', 'totp', null, null, 'code'],
  ['login.invalid', null, 'password', 'password', 'oldPassword', 'password'],
  ['login.locked', null, 'password', 'password', 'oldPassword', 'password'],
  ['password.expired', 'newPassword', null, null, null, null],
  ['modify.new.old.same', 'empty', 'password', 'password', 'newPassword', 'password'],
  ['password.format', null, 'password', 'password', 'newPassword', 'password'],
  ['password.common', null, 'password', 'password', 'newPassword', 'password'],
  ['password.confirm', null, null, 'confirmPassword', 'confirmNewPassword', 'confirmPaymentPassword'],
  ['payment.password.format', null, null, 'paymentPassword', null, 'paymentPassword'],
  ['username.exists', null, 'username', 'username', null, null],
  ['account.format', null, 'username', 'username', null, null],
  ['name.format', null, null, 'payeeName', null, 'name'],
  ['id.number.format', null, null, 'idNumber', null, null],
  ['email.format', null, null, 'email', null, 'email'],
  ['mobile.format', null, null, 'mobileNum', null, null],
  ['mobile.exists', null, null, 'mobileNum', null, null],
  ['verification.code.error', null, null, 'verificationCode', null, null],
  ['invitation.code.error', null, null, 'affiliateCode', null, null],
  ['referrer.invalid', null, null, 'recommenderId', null, null],
];

it.each(EXPECTED)('%s has the effect %s and its fields are %s, %s, %s, %s', (code, does, ...places) => {
  const error = new ApiError(code, 200, { token: 't', userName: 'u', customerType: 0 });
  expect(FORMS.map((form) => fieldOf(error, form))).toEqual(places);
  const { app, form } = reactionTo(error);
  expect(app ?? form ?? null).toBe(does);
  expect([requiresCaptcha(error), requiresTotp(error), loginOfExpired(error) !== null]).toEqual([
    does === 'captcha',
    does === 'totp',
    does === 'newPassword',
  ]);
  expect(inTheApp(error)).toBe(app === 'password' ? null : (app ?? null));
});

it('the table is complete, and every code has a text in each language', () => {
  expect(EXPECTED.map(([code]) => code)).toEqual(Object.keys(REACTIONS));
  const codes = Object.keys(ERROR_TEXTS);
  for (const { language } of listCatalogues()) {
    const texts = readCatalogue(language, 'errors');
    expect([language, codes.filter((code) => (texts[`error.${code}`] ?? '') === '')]).toEqual([language, []]);
  }
});

it('prefers the field that the server names; an unknown error has no field and no effect', () => {
  expect(fieldOf(new ApiError('name.format', 200, { field: 'nickname' }), ['name', 'nickname'])).toBe('nickname');
  expect(fieldOf(new ApiError('rate.limited', 429, { field: 'elsewhere' }), LOGIN)).toBeNull();
  for (const error of [new ApiError('of.another.release' as ApiErrorCode), new TypeError('x is not a function')]) {
    expect([fieldOf(error, LOGIN), reactionTo(error), inTheApp(error)]).toEqual([null, {}, null]);
  }
});

it('does not open the login for a member or right after a session ended', () => {
  const error = new ApiError('auth.required', 401);
  expect(inTheApp(error, { member: { userName: 'anna' } })).toBeNull();
  expect(inTheApp(error, { ended: 'expired' })).toBeNull();
});

it('asks a member whose password has expired meanwhile for a new one', () => {
  const logIn = vi.fn();
  const state = { member: { userName: 'anna', type: 0 }, token: 't', ended: null };
  const session = { get: () => state, logIn } as unknown as SessionStore;
  react(new ApiError('login.change.required'), new QueryClient(), session);
  expect(logIn.mock.calls).toEqual([[{ token: 't', userName: 'anna', type: 0, firstTimeLogin: true }]]);
});

function inTheApp(error: unknown, state: object = {}): 'login' | 'status' | null {
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries');
  const sent = vi.fn();
  vi.stubGlobal('dispatchEvent', sent);
  react(error, client, { get: () => ({ member: null, ended: null, ...state }) } as unknown as SessionStore);
  vi.unstubAllGlobals();
  if (asked.mock.calls.length > 0) return 'status';
  return sent.mock.calls.length > 0 ? 'login' : null;
}
