import { expect, it } from 'vitest';
import { isUnavailable, isWorthRepeating } from './unavailable.ts';

const errorOf = (message: string, more: object = {}) => Object.assign(new Error(message), more);

it.each([
  errorOf('connect ENOENT /data/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  errorOf('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
  errorOf('the database system is starting up', { code: '57P03' }),
  errorOf('terminating connection due to administrator command', { code: '57P01' }),
  errorOf('could not extend file: No space left on device', { code: '53100' }),
  errorOf('sorry, too many clients already', { code: '53300' }),
  errorOf('Connection terminated unexpectedly'),
])('recognises an unavailable database: %s', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([
  errorOf('no such file', { code: 'ENOENT', syscall: 'open' }),
  errorOf('duplicate key', { code: '23505' }),
  errorOf('division by zero', { code: '22012' }),
  'not an error',
])('does not match other failures: %s', (error) => {
  expect(isUnavailable(error)).toBe(false);
});

it.each([
  [errorOf('Connection terminated unexpectedly'), true],
  [errorOf('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  [errorOf('timeout exceeded when trying to connect'), false],
  [errorOf('could not extend file: No space left on device', { code: '53100' }), false],
  [errorOf('duplicate key', { code: '23505' }), false],
])('repeats a call after %s: %s', (error, expected) => {
  expect(isWorthRepeating(error)).toBe(expected);
});
