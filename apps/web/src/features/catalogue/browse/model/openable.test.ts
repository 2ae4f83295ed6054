import { expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { isOpenable, requireAddress } from './openable.ts';

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

it('rejects a launch without an address as an empty one [N-017]', () => {
  for (const answer of [null, {}, { url: '' }, { url: 'javascript:alert(1)' }])
    expect(() => requireAddress(answer)).toThrow(new ApiError('url.empty', 200));
  expect(requireAddress({ url: '/m/game', openMode: 'self' })).toEqual({ url: '/m/game', openMode: 'self' });
});
