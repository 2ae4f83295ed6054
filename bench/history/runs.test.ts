import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { earlierRuns, keepRun, trendOf } from './runs.ts';
import { htmlReport } from './html-report.ts';
import type { Line } from '../kit/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
const file = join(folder, 'kept', 'runs.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

const line = (value: number, part: Partial<Line> = {}): Line => ({
  name: 'tickets',
  figure: `${value}`,
  bar: 'ratio >= 0.5',
  value,
  isRatio: true,
  isLess: false,
  isMet: value >= 0.5,
  ...part,
});

test('compares a run with the last one of the same machine and size', () => {
  expect(earlierRuns(false, file)).toEqual([]);
  keepRun([line(0.4)], false, file);
  keepRun([line(0.5)], false, file);
  keepRun([line(0.9)], true, file);
  const earlier = earlierRuns(false, file);
  expect(earlier.map(({ lines }) => lines[0]?.value)).toEqual([0.4, 0.5]);
  expect(earlierRuns(false, file, 'another machine')).toEqual([]);
  expect(trendOf(line(0.52), earlier)).toBe('+4 %');
  expect(trendOf(line(0.25), earlier)).toBe('-50 % worse');
  expect(trendOf(line(0.25, { isLess: true }), earlier)).toBe('-50 % better');
  expect(trendOf(line(0.5, { name: 'a new one' }), earlier)).toBe('');
});

test('a benchmark left out of the last run is compared with the run before', () => {
  const earlier = earlierRuns(false, file);
  const without = { ...earlier[0]!, lines: [line(3, { name: 'rounds' })] };
  expect(trendOf(line(0.4), [...earlier.slice(0, 1), without])).toBe('+0 %');
});

test('the report shows each figure, its goal and all runs, and escapes their texts', () => {
  const earlier = earlierRuns(false, file);
  const run = { ...earlier[0]!, lines: [line(0.25), line(3, { name: 'p99 <b>', isRatio: false, isMet: true })] };
  const page = htmlReport(run, earlier);
  expect(page).toContain('1 goals met, 1 missed. Charts show 3 runs');
  expect(page).toContain('aria-label="Runs: 0.4, 0.5, 0.25"');
  expect(page).toContain('p99 &lt;b&gt;');
  expect(page).not.toContain('<b>');
});
