import { expect, it } from 'vitest';
import { testVectors } from './vectors.ts';

it('computes every published vector of draws and rounds again', async () => {
  expect(await testVectors()).toEqual([]);
});
