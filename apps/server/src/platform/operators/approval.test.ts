import { expect, it } from 'vitest';
import { factLine } from './index.ts';

it.each([
  ['fee', ['0.00', '5000.00'], 'fee: 0.00 → 5000.00'],
  ['labels', [['vip', 'a → b'], null], String.raw`labels: ["vip","a \u2192 b"] → –`],
  ['name', ['Cup → Bank'], String.raw`name: "Cup \u2192 Bank"`],
  ['name', ['{"amount":"5"}'], String.raw`name: "{\"amount\":\"5\"}"`],
])('a typed text in a fact is not read as another value: %s %j', (name, values, line) => {
  expect(factLine(name, ...values)).toBe(line);
});
