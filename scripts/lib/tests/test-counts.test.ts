import { expect, it } from 'vitest';
import {
  countOutcomes,
  nameFailures,
  type PlaywrightReport,
  playwrightOutcomes,
  summaryLine,
  vitestOutcomes,
} from './test-counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/tree/a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: `group ${test}` })),
});
const ofVitest = (...testResults: ReturnType<typeof file>[]) => vitestOutcomes({ testResults }, '/tree');

type Status = 'skipped' | 'expected' | 'unexpected' | 'flaky';
const specs = (...statuses: Status[]) => statuses.map((status) => ({ title: `is ${status}`, tests: [{ status }] }));
const journeys = (...statuses: Status[]): PlaywrightReport => ({
  config: { rootDir: '/tree/e2e' },
  suites: [
    {
      title: 'journeys/a.spec.ts',
      specs: specs('expected'),
      suites: [{ title: 'a group', specs: specs(...statuses) }],
    },
  ],
  errors: [],
});

it('counts the tests of vitest, and everything that is neither passed nor failed as skipped', () => {
  const outcomes = ofVitest(file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo', 'pending'));
  expect(countOutcomes(outcomes, 1)).toEqual({ passed: 2, failed: 1, skipped: 3 });
});

it('counts the tests of Playwright in nested groups; one that needed a second try failed', () => {
  const outcomes = playwrightOutcomes(journeys('expected', 'unexpected', 'flaky', 'skipped'), '/tree');
  expect(countOutcomes(outcomes, 1)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  expect(nameFailures(outcomes)).toEqual([
    'e2e/journeys/a.spec.ts > a group > is unexpected',
    'e2e/journeys/a.spec.ts > a group > is flaky',
  ]);
});

it.each([
  [
    'a file that cannot be loaded',
    ofVitest(file('failed'), file('passed', 'passed')),
    1,
    { passed: 1, failed: 1, skipped: 0 },
  ],
  ['an error outside every test', ofVitest(file('passed', 'passed')), 1, { passed: 1, failed: 1, skipped: 0 }],
  ['a run of no test that ended badly', [], 1, { passed: 0, failed: 1, skipped: 0 }],
  ['a missing report', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
  ['a killed run', undefined, null, { passed: 0, failed: 1, skipped: 0 }],
])('counts %s as a failure', (_what, outcomes, exitCode, counts) => {
  expect(countOutcomes(outcomes, exitCode)).toEqual(counts);
});

it('names failed tests, and files that could not be loaded', () => {
  const outcomes = ofVitest(file('failed', 'passed', 'failed'), file('failed'), file('passed', 'passed'));
  expect(nameFailures(outcomes)).toEqual(['a.test.ts > group failed', 'a.test.ts']);
  expect(nameFailures(undefined)).toEqual([]);
});

it('repeats the beginning of the error of a failure', () => {
  const failureMessages = ['AssertionError: expected 1 to be 2\n    at a.test.ts:3:1'];
  const failed = { status: 'failed', fullName: 'adds', failureMessages };
  const broken = { name: '/tree/b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] };
  const report = { testResults: [{ name: '/tree/a.test.ts', status: 'failed', assertionResults: [failed] }, broken] };
  expect(nameFailures(vitestOutcomes(report, '/tree'))).toEqual([
    'a.test.ts > adds\n    AssertionError: expected 1 to be 2\n        at a.test.ts:3:1',
    'b.test.ts\n    no such file',
  ]);
  const error = { message: Array.from({ length: 30 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n') };
  const suite = {
    title: 'c.spec.ts',
    specs: [{ title: 'opens', tests: [{ status: 'unexpected' as const, results: [{ error }] }] }],
  };
  const [text] = nameFailures(playwrightOutcomes({ ...journeys(), suites: [suite] }, '/tree'));
  expect(text?.split('\n')).toEqual([
    'e2e/c.spec.ts > opens',
    ...Array.from({ length: 12 }, (_, line) => `    line ${line}`),
  ]);
});

it('names errors outside every journey by their first line', () => {
  const errors = [{ message: 'SyntaxError: \u001B[31munexpected\u001B[39m\n at line 1' }, { message: 'teardown' }];
  const outcomes = playwrightOutcomes({ ...journeys(), errors }, '/tree');
  expect(nameFailures(outcomes)).toEqual(['SyntaxError: unexpected', 'teardown']);
  expect(countOutcomes(outcomes, 1)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

it('ends with a summary line', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summaryLine({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped');
});
