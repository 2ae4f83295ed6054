import { expect, it } from 'vitest';
import { toScriptJson } from './page-data.ts';

it('toScriptJson cannot close the surrounding script element, and parses back to the same value', () => {
  const data = { text: '</script><script>alert(1)</script><!--\u2028\u2029' };
  const json = toScriptJson(data);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});
