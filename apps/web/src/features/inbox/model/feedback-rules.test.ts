import { FEEDBACK_LENGTH, FEEDBACK_TYPES as WIRE } from '@fairlot/contract';
import { expect, it } from 'vitest';
import {
  canConfirm,
  FEEDBACK_MAX,
  FEEDBACK_MIN,
  FEEDBACK_TYPES,
  feedbackLength,
  nameOfType,
  NO_TYPE,
} from './feedback-rules.ts';

it('confirm requires 10 to 200 characters, counted as code points [S-092] [K-047]', () => {
  expect([FEEDBACK_MIN, FEEDBACK_MAX]).toEqual([FEEDBACK_LENGTH.min, FEEDBACK_LENGTH.max]);
  expect([9, 10, 200, 201].map((length) => canConfirm('x'.repeat(length)))).toEqual([false, true, true, false]);
  expect([9, 10, 200, 201].map((length) => canConfirm('👑'.repeat(length)))).toEqual([false, true, true, false]);
  expect([canConfirm(`${'x'.repeat(9)}     `), feedbackLength('  ab  ')]).toEqual([false, 2]);
});

it('every type sends its number, and initially no type is chosen [E-088] [E-089]', () => {
  expect(FEEDBACK_TYPES).toEqual({ deposit: 1, withdrawal: 2, game: 3, service: 4, agent: 6, other: 0 });
  expect(FEEDBACK_TYPES).toEqual(WIRE);
  expect([NO_TYPE, nameOfType(NO_TYPE), nameOfType(5), nameOfType(6)]).toEqual([-1, undefined, undefined, 'agent']);
});
