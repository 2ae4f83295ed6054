import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseCsv } from '../csv.ts';
import { findMistakes, readNamedTests } from './named-tests.ts';
import { fromRoot } from '../../../launcher/paths.mjs';

const ROWS = new Set(parseCsv(readFileSync(fromRoot('docs', 'spec', 'matrix.csv'), 'utf8')).map(({ id = '' }) => id));

it('finds ids without a row, and titles with more than three ids', () => {
  const test = (title: string, ...ids: string[]) => ({ file: 'a.test.ts', title, ids });
  expect(
    findMistakes(
      [
        test('fits', 'A-001', 'A-002', 'A-003'),
        test('strange', 'A-001', 'Z-01'),
        test('full', 'A-001', 'A-002', 'A-003', 'A-004'),
      ],
      new Set(['A-001', 'A-002', 'A-003', 'A-004']),
    ),
  ).toEqual(['a.test.ts: the matrix has no row Z-01 ("strange")', 'a.test.ts: more than three ids ("full")']);
});

it('every test and every step names only rows of the matrix, at most three', () => {
  const tests = readNamedTests();
  expect(tests.length).toBeGreaterThan(300);
  expect(findMistakes(tests, ROWS)).toEqual([]);
});
