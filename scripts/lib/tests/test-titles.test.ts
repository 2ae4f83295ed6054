import { expect, it } from 'vitest';
import { findIds, findTestTitles } from './test-titles.ts';

it('finds the titles of tests and steps, not of groups, comments or calls', () => {
  const code = `
    describe('group [A-001]', () => {
      // a comment about [A-002]
      it('single [A-003]', () => expect(text).toBe('[A-004]'));
      test("double", async () => {});
      it.each([
        ['(', 1],
        ["it's", fn(2)],
      ])('table of %s [A-005]', () => {});
      it.each<[string, () => Record<string, number>]>([['x', make]])('typed table [A-010]', () => {});
      it.skip('skipped [A-006]', () => {});
      it.todo('later [A-007]');
      it('long', { timeout: 1 }, () => {});
      test.describe('journeys [A-011]', () => {
        test.beforeAll(async () => {});
        for (const path of ['/a', '/b'] as const)
          test(\`page \${path} [A-012]\`, async () => {
            await test.step(
              'step of a journey [A-008]',
              async () => {},
            );
          });
        test.fixme('broken [A-013]', async () => {});
      });
      submit('form [A-009]');
    });`;
  expect(findTestTitles(code)).toEqual([
    'single [A-003]',
    'double',
    'table of %s [A-005]',
    'typed table [A-010]',
    'long',
    'page ${path} [A-012]',
    'step of a journey [A-008]',
  ]);
});

it('reads ids in brackets only', () => {
  expect(findIds('closing returns home [R-014] and [R-015, R-016], like R-017 in list[0]')).toEqual([
    'R-014',
    'R-015',
    'R-016',
  ]);
});
