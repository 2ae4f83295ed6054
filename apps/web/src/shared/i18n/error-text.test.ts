import { expect, it, vi } from 'vitest';
import { readCatalogue } from '../../../scripts/compile-catalogues.ts';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { createI18n } from './catalogues.ts';
import { bonusText, errorTextOf, ownLimitText } from './use-text.ts';

const texts = readCatalogue('EN', 'errors');
const t = (key: string) => texts[key] ?? key;

it('an error has the text of its code, an unknown code that of the unknown error [N-004] [N-005] [N-016]', () => {
  expect(errorTextOf(new ApiError('auth.required', 401), t)).toBe('You are not logged in, please login first');
  expect(errorTextOf(new ApiError('permission.denied', 403), t)).toBe(
    'Sorry, this account does not have permission or the feature is temporarily unavailable',
  );
  expect(errorTextOf(new ApiError('error.of.another.release' as ApiErrorCode, 200), t)).toBe('Unknown error');
  expect(errorTextOf(new TypeError('x is not a function'), t)).toBe('Unknown error');
});

it('a file that is too large or not a picture gets the same text on every page', () => {
  const refused = new ApiError('request.invalid', 400, { field: 'picture', reason: 'noPicture' });
  expect(errorTextOf(refused, t)).toBe('This file is not a picture that can be read');
  const large = new ApiError('request.invalid', 400, { field: 'front', reason: 'tooLarge' });
  expect(errorTextOf(large, t)).toBe('Too large to send. Choose a smaller picture, for example a screenshot of it');
  expect(errorTextOf(new ApiError('request.invalid', 400, { field: 'picture', reason: 'required' }), t)).toBe(
    'The request is not valid',
  );
});

it('a general text is shown until the error texts are loaded', () => {
  expect(
    errorTextOf(new ApiError('auth.required', 401), (key) => (key === 'common.wrong' ? 'Something went wrong' : key)),
  ).toBe('Something went wrong');
});

it("an error from the member's own limit names the limit and the rest, or the end of a break", () => {
  const fill = (key: string, values: Record<string, string | number> = {}) =>
    t(key).replace('{left}', String(values['left'])).replace('{until}', String(values['until']));
  const locale = { tag: 'vi', timeZone: 'Asia/Bangkok' };
  const refused = (value: object) => ownLimitText(new ApiError('protection.refused', 200, value), fill, locale);
  expect(refused({ reason: 'limit', kind: 'deposit', period: 'day', left: '100000.00' })).toBe(
    'Your deposit limit leaves 100.000,00',
  );
  expect(refused({ reason: 'limit', kind: 'session', period: 'day', left: 0 })).toBe(
    'Your session time limit has been reached',
  );
  for (const reason of ['timed-out', 'excluded'])
    expect(refused({ reason, until: Date.UTC(2026, 11, 31, 17, 5) })).toBe(
      'Play and deposits are paused on this account until 01/01/2027 00:05:00',
    );
  expect([refused({ reason: 'excluded', until: null }), refused({ reason: 'disabled', until: null })]).toEqual([
    null,
    null,
  ]);
  expect(refused({ reason: 'bills-unpaid', until: null })).toBe(
    'You have unpaid bills to your members. You can bet again once they are paid',
  );
  expect(refused({ reason: 'unchecked', until: null })).toContain('make sure that your account has your mobile number');
  expect(refused({ reason: 'unidentified', until: null })).toBe('Please verify your identity before you play');
  expect(ownLimitText(new ApiError('draw.closed'), fill, locale)).toBeNull();
  // The check-in is rejected without a reason.
  expect(ownLimitText(new ApiError('protection.refused'), fill, locale)).toBeNull();
});

it('a stake that bonus money may not cover states the reason', () => {
  const fill = (key: string, values: Record<string, string | number> = {}) =>
    t(key).replace('{max}', String(values['max']));
  const refused = (value: object | null) => bonusText(new ApiError('balance.insufficient', 200, value), fill, 'en');
  expect(refused({ bonus: 'max-bet', maxBet: '5000.00' })).toBe(
    'Your balance is not enough, and bonus money covers only bets of up to 5,000.00',
  );
  expect(refused({ bonus: 'game' })).toBe('Your balance is not enough, and bonus money cannot be used in this game');
  expect([refused(null), refused({ bonus: 'of another release' })]).toEqual([null, null]);
});

it('an unknown code is not logged to the console in production [N-016]', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const i18n = createI18n('EN', 'en');
  vi.unstubAllEnvs();
  expect(errorTextOf(new ApiError('error.of.another.release' as ApiErrorCode, 200), (key) => i18n._(key))).toBe(
    'common.wrong',
  );
  expect(warn).not.toHaveBeenCalled();
});
