import { expect, it } from 'vitest';
import { readCatalogue } from '../../../scripts/compile-catalogues.ts';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { errorTextOf } from './use-text.ts';

const texts = readCatalogue('EN', 'errors');
const t = (key: string) => texts[key] ?? key;

it('a refusal has the words of its code, an unknown one those of the unknown error [N-004] [N-005] [N-016]', () => {
  expect(errorTextOf(new ApiError('auth.required', 401), t)).toBe('You are not logged in, please login first');
  expect(errorTextOf(new ApiError('permission.denied', 403), t)).toBe(
    'Sorry, this account does not have permission or the feature is temporarily unavailable',
  );
  expect(errorTextOf(new ApiError('error.of.another.release' as ApiErrorCode, 200), t)).toBe('Unknown error');
  expect(errorTextOf(new TypeError('x is not a function'), t)).toBe('Unknown error');
});

it('while the texts of errors are on their way a general one stands in', () => {
  expect(
    errorTextOf(new ApiError('auth.required', 401), (key) => (key === 'common.wrong' ? 'Something went wrong' : key)),
  ).toBe('Something went wrong');
});
