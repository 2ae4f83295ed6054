import { expect, it } from 'vitest';
import { wrongReturns } from './returns.ts';

it('a floor that only a simple strategy falls below is left to the server', () => {
  // Video poker returns 95 % and more with optimal play, and less with a simple strategy.
  const videoPoker = { hasEdge: false, returns: [{ setting: 'jacks simple', percent: '93.95' }] };
  expect(wrongReturns(videoPoker, '99.00', '95.00')).toEqual({});
  expect(wrongReturns(videoPoker, '99.00', '84.99')).toHaveProperty('floor');
  expect(wrongReturns({ hasEdge: true }, '94.99', '95.00').percent).toMatch(/below the minimum return/);
  expect(wrongReturns({ hasEdge: true }, '95.00', '95.00')).toEqual({ percent: false });
});
