export type Counts = { passed: number; failed: number; skipped: number };

/** The part of vitest's JSON report that is counted. */
export type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

/**
 * Counts the tests of a vitest run. A file that could not be loaded, and a run that ended badly
 * although no test failed, count as one failure each; so does a run that produced no report.
 */
export function countTests(report: VitestReport | undefined, exitCode: number | null): Counts {
  const files = report?.testResults ?? [];
  const statuses = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  const failed = statuses.filter((status) => status === 'failed').length + brokenFiles.length;
  const passed = statuses.filter((status) => status === 'passed').length;
  const endedBadly = failed === 0 && (exitCode !== 0 || report === undefined);
  return {
    passed,
    failed: endedBadly ? 1 : failed,
    skipped: statuses.length - passed - statuses.filter((status) => status === 'failed').length,
  };
}

/** What failed, a line each: `file > test`, or the file alone that could not be loaded. Absolute paths lose `root`. */
export function nameFailures(report: VitestReport | undefined, root: string): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    const failed = assertionResults.filter(isFailed).map(({ fullName }) => `${file} > ${fullName}`);
    return failed.length === 0 && status === 'failed' ? [file] : failed;
  });
}

/** Names of the files in which something failed, as the report has them. */
export function failedFiles(report: VitestReport | undefined): string[] {
  return (report?.testResults ?? []).filter(isFailed).map(({ name }) => name);
}

/** A report in which the files that ran again stand with their later results. A run without a report changes none. */
export function withLaterResults(
  report: VitestReport | undefined,
  later: VitestReport | undefined,
): VitestReport | undefined {
  if (report === undefined) return later;
  const again = new Map((later?.testResults ?? []).map((file) => [file.name, file]));
  return { testResults: report.testResults.map((file) => again.get(file.name) ?? file) };
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
