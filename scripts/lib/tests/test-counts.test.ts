import { expect, it } from 'vitest';
import { countTests, failedFiles, nameFailures, summaryLine, withLaterResults } from './test-counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/tree/a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: `group ${test}` })),
});

it('counts tests, and everything that is neither passed nor failed as skipped', () => {
  const report = {
    testResults: [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo', 'pending')],
  };
  expect(countTests(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 3 });
});

it.each([
  [
    'a file that cannot be loaded',
    { testResults: [file('failed'), file('passed', 'passed')] },
    1,
    { passed: 1, failed: 1, skipped: 0 },
  ],
  ['an error outside every test', { testResults: [file('passed', 'passed')] }, 1, { passed: 1, failed: 1, skipped: 0 }],
  ['a missing report', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
  ['a killed run', undefined, null, { passed: 0, failed: 1, skipped: 0 }],
])('counts %s as a failure', (_what, report, exitCode, counts) => {
  expect(countTests(report, exitCode)).toEqual(counts);
});

it('names what failed: tests, and files that could not be loaded', () => {
  const report = { testResults: [file('failed', 'passed', 'failed'), file('failed'), file('passed', 'passed')] };
  expect(nameFailures(report, '/tree')).toEqual(['a.test.ts > group failed', 'a.test.ts']);
  expect(nameFailures(undefined, '/tree')).toEqual([]);
});

it('counts files that ran again by their later results', () => {
  const named = (name: string, ...rest: Parameters<typeof file>) => ({ ...file(...rest), name });
  const report = {
    testResults: [named('a', 'failed', 'passed', 'failed'), named('b', 'failed'), named('c', 'passed', 'passed')],
  };
  expect(failedFiles(report)).toEqual(['a', 'b']);
  const later = { testResults: [named('a', 'passed', 'passed', 'passed'), named('b', 'failed', 'failed')] };
  expect(countTests(withLaterResults(report, later), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(countTests(withLaterResults(report, undefined), 1)).toEqual(countTests(report, 1));
});

it('ends with one line', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summaryLine({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped');
});
