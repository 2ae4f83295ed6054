import { expect, it } from 'vitest';
import { testVectors } from './vectors.ts';

it('recomputes every published vector of draws and rounds', async () => {
  expect(await testVectors()).toEqual([]);
});
