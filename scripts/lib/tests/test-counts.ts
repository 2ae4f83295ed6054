import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export type Counts = { passed: number; failed: number; skipped: number };

/** The part of vitest's JSON report that is read. */
export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    /** Why the file could not be loaded. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

/** The part of Playwright's JSON report that is read. */
export type PlaywrightReport = {
  config: Pick<JSONReport['config'], 'rootDir'>;
  suites: PlaywrightSuite[];
  errors: Pick<JSONReport['errors'][number], 'message'>[];
};
type PlaywrightSuite = Pick<JSONReportSuite, 'title'> & {
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightTest = {
  status: 'skipped' | 'expected' | 'unexpected' | 'flaky';
  results?: { error?: { message?: string } }[];
};

/** The result of a test, or of a failure around the tests, such as a file that could not be loaded. */
export interface Outcome {
  /** `file > group > title` */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** The first lines of the error. */
  reason?: string;
}

/** Lines of an error that the summary repeats: enough for the values of a failed comparison. */
const REASON_LINES = 12;

/** Outcomes of a vitest run. A file that could not be loaded counts as one failure. Names are relative to `root`. */
export function vitestOutcomes(report: VitestReport, root: string): Outcome[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    const tests = assertionResults.map((test) => ({
      name: `${file} > ${test.fullName}`,
      status: toStatus(test.status),
      ...reasonOf(test.failureMessages?.[0]),
    }));
    const isBroken = status === 'failed' && !tests.some(isFailed);
    return isBroken ? [...tests, { name: file, status: 'failed' as const, ...reasonOf(message) }] : tests;
  });
}

/**
 * Outcomes of a Playwright run. An error outside every test counts as one failure. Tests that did not run, for example
 * because a hook before them failed, count as skipped.
 */
export function playwrightOutcomes({ config, suites, errors }: PlaywrightReport, root: string): Outcome[] {
  return [
    ...suites.flatMap((file) =>
      suiteOutcomes({ ...file, title: relative(root, join(config.rootDir, file.title)) }, []),
    ),
    ...errors.map(({ message = 'unknown error' }) => ({ name: firstLine(message), status: 'failed' as const })),
  ];
}

function suiteOutcomes({ title, specs, suites = [] }: PlaywrightSuite, groups: readonly string[]): Outcome[] {
  const path = [...groups, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => ({
        name: [...path, spec.title].join(' > '),
        status: toStatus(status),
        ...reasonOf(results.find(({ error }) => error !== undefined)?.error?.message),
      })),
    ),
    ...suites.flatMap((suite) => suiteOutcomes(suite, path)),
  ];
}

function reasonOf(message: string | undefined): Pick<Outcome, 'reason'> {
  if (message === undefined || message === '') return {};
  return { reason: stripVTControlCharacters(message).trim().split('\n').slice(0, REASON_LINES).join('\n') };
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).split('\n')[0] ?? '';
}

function toStatus(status: string): Outcome['status'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped';
}

/**
 * Counts a run. A run without a report (`undefined`), or with a bad exit code although no test failed, has one failure.
 */
export function countOutcomes(outcomes: readonly Outcome[] | undefined, exitCode: number | null): Counts {
  const counted = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of outcomes ?? []) counted[status] += 1;
  const endedBadly = exitCode !== 0 || outcomes === undefined;
  return counted.failed === 0 && endedBadly ? { ...counted, failed: 1 } : counted;
}

/** The failures in order, each with its name and the beginning of its error. */
export function nameFailures(outcomes: readonly Outcome[] | undefined): string[] {
  return (outcomes ?? [])
    .filter(isFailed)
    .map(({ name, reason }) => (reason === undefined ? name : `${name}\n${reason.replaceAll(/^/gm, '    ')}`));
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The last line of a test run: `12 passed, 0 failed`, with `, 1 skipped` when there are any. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function isFailed({ status }: { status: string }): boolean {
  return status === 'failed';
}
