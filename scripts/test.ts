// Everything that must hold: npm test [-- --only=<step>,<step>]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../packages/testkit/src/chromium.ts';
import { root } from './lib/paths.mjs';
import {
  addCounts,
  type Counts,
  countTests,
  failedFiles,
  nameFailures,
  summaryLine,
  type VitestReport,
  withLaterResults,
} from './lib/tests/test-counts.ts';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** A step counts as one test, unless it runs tests itself. */
const steps: Record<string, () => Promise<Counts>> = {
  format: () => check('node_modules/oxfmt/bin/oxfmt', '--check', '.'),
  types: () => check('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'),
  lint: () => check('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  boundaries: () => check('scripts/boundaries.ts'),
  shape: () => check('scripts/shape.ts'),
  unused: () => check('node_modules/knip/bin/knip.js', '--no-config-hints'),
  openapi: () => check('packages/contract/scripts/openapi.ts', '--check'),
  schema: () => check('scripts/schema.ts', '--check'),
  notices: () => check('scripts/notices.ts', '--check'),
  build: async () => asCounts((ensureWebBuilt(), true)),
  unit: () => vitest('unit'),
  e2e: async () => vitest('e2e', { CHROMIUM_PATH: await findChromium() }),
};

/** More failed files than these are no accident of a busy machine. */
const MOST_RUN_AGAIN = 4;

/** What failed so far, named again at the very end: a log of an hour is read from there. */
const failures: string[] = [];

const total = await runSteps(selectSteps());
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${summaryLine(total)}`);
// A run that tested nothing proves nothing.
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function selectSteps(): string[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',') ?? Object.keys(steps);
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length === 0) return names;
  console.error(`unknown step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}

/** Runs every step, also after one that failed, so that one run shows all there is to mend. */
async function runSteps(names: string[]): Promise<Counts> {
  let sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const name of names) {
    console.log(`\n=== ${name} ===`);
    const startedAt = Date.now();
    const namedBefore = failures.length;
    const counts = await runStep(name);
    if (counts.failed > 0 && failures.length === namedBefore) failures.push(name);
    console.log(`--- ${name}: ${summaryLine(counts)} (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`);
    sum = addCounts(sum, counts);
  }
  return sum;
}

async function runStep(name: string): Promise<Counts> {
  try {
    return (await steps[name]?.()) ?? asCounts(false);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return asCounts(false);
  }
}

async function check(script: string, ...args: string[]): Promise<Counts> {
  return asCounts((await runNode([script, ...args])) === 0);
}

/**
 * Runs a project's tests. Where at most a few files failed, on two processors that browsers and servers share, they run
 * once more by themselves: what fails then too has failed; what passes is named.
 */
async function vitest(project: string, env: Record<string, string> = {}): Promise<Counts> {
  const first = await runVitest(['--project', project], env);
  const files = failedFiles(first.report);
  const isWorthAnotherRun = files.length > 0 && files.length <= MOST_RUN_AGAIN;
  const run = isWorthAnotherRun ? await runAgain(project, env, first.report, files) : first;
  failures.push(...nameFailures(run.report, root));
  return countTests(run.report, run.exitCode);
}

async function runAgain(
  project: string,
  env: Record<string, string>,
  first: VitestReport | undefined,
  files: string[],
): Promise<VitestRun> {
  for (const name of nameFailures(first, root)) console.warn(`failed, and its file is run again by itself: ${name}`);
  const { report, exitCode } = await runVitest(['--project', project, '--maxWorkers=1', ...files], env);
  return { report: withLaterResults(first, report), exitCode };
}

interface VitestRun {
  report: VitestReport | undefined;
  exitCode: number | null;
}

async function runVitest(args: string[], env: Record<string, string>): Promise<VitestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-report-'));
  try {
    const reportPath = join(folder, 'report.json');
    const reporters = [
      '--reporter=default',
      '--reporter=./scripts/lib/tests/flaky-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${reportPath}`,
    ];
    const exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], env);
    const report = existsSync(reportPath) ? (JSON.parse(readFileSync(reportPath, 'utf8')) as VitestReport) : undefined;
    return { report, exitCode };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runNode(args: string[], env: Record<string, string> = {}): Promise<number | null> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code]: (number | null)[] = await once(child, 'exit');
  return code ?? null;
}

function asCounts(isGood: boolean): Counts {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}
