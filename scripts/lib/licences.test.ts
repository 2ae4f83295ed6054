import { expect, it } from 'vitest';
import { isLicenceAllowed } from './licences.ts';

it.each([
  ['MIT', false, true],
  ['(MIT OR GPL-3.0-only)', false, true],
  ['MIT AND GPL-3.0-only', false, false],
  ['GPL-3.0-only', true, false],
  ['MPL-2.0', false, false],
  ['MPL-2.0', true, true],
  ['UNLICENSED', true, false],
  ['', true, false],
])('%s (tool: %s) is allowed: %s', (expression, isTool, isAllowed) => {
  expect(isLicenceAllowed(expression, isTool)).toBe(isAllowed);
});
