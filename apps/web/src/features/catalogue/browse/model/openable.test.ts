import { expect, it } from 'vitest';
import { isOpenable } from './openable.ts';

it.each([
  ['/m/lottery/play?gameCode=VN60', true],
  ['https://games.example/x', true],
  ['http://127.0.0.1:3001/x', true],
  ['http://localhost/x', true],
  ['', false],
  ['http://games.example/x', false],
  ['javascript:alert(1)', false],
  ['//games.example', false],
  ['https://', false],
])('opens %j: %s', (url, isGood) => {
  expect(isOpenable(url)).toBe(isGood);
});
