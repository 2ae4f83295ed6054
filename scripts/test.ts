// Runs all checks and tests: npm test [-- --only=<step>,<step>]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../packages/testkit/src/chromium.ts';
import { readOptions } from '../launcher/read-options.mjs';
import { root } from '../launcher/paths.mjs';
import {
  addCounts,
  countOutcomes,
  type Counts,
  nameFailures,
  type Outcome,
  type PlaywrightReport,
  playwrightOutcomes,
  summaryLine,
  vitestOutcomes,
  type VitestReport,
} from './lib/tests/test-counts.ts';
import { ensureBuilt } from '../launcher/builds.mjs';

/** A step counts as one test, unless it runs tests itself. */
const steps: Record<string, () => Promise<Counts>> = {
  format: () => check('node_modules/oxfmt/bin/oxfmt', '--check', '.'),
  // Each checker resolves shared types itself: the default of four needs a third more processor time than two.
  types: () => check('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit', '--checkers', '2'),
  lint: () => check('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  boundaries: () => check('scripts/boundaries.ts'),
  shape: () => check('scripts/shape.ts'),
  words: () => check('scripts/words.ts'),
  unused: () => check('node_modules/knip/bin/knip.js', '--no-config-hints'),
  openapi: () => check('packages/contract/scripts/openapi.ts', '--check'),
  schema: () => check('scripts/schema.ts', '--check'),
  notices: () => check('scripts/notices.ts', '--check'),
  build: async () => asCounts((ensureBuilt(), true)),
  unit: vitest,
  e2e: playwright,
};

/** Names of the failures so far. They are repeated at the end, where readers of a long log look first. */
const failures: string[] = [];

const total = await runSteps(selectSteps());
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${summaryLine(total)}`);
// A run that tested nothing proves nothing.
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function selectSteps(): string[] {
  const { values } = readOptions('npm test [-- --only=<step>,<step>]', { options: { only: { type: 'string' } } });
  const names = values.only?.split(',') ?? Object.keys(steps);
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length === 0) return names;
  console.error(`unknown step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}

/** Runs every step, even after one that failed, so that one run reports all problems. */
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

/** Runs the unit, database, HTTP and page tests. */
function vitest(): Promise<Counts> {
  return countRun(
    async (reportPath) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
      return runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
    },
    (report: VitestReport) => vitestOutcomes(report, root),
  );
}

/** Runs the browser journeys and the fault tests. */
function playwright(): Promise<Counts> {
  return countRun(
    async (reportPath) => {
      const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath };
      return runNode(['node_modules/@playwright/test/cli.js', 'test'], env);
    },
    (report: PlaywrightReport) => playwrightOutcomes(report, root),
  );
}

/** Runs tests that write a JSON report, counts them by it and names the failures. */
async function countRun<Report>(
  run: (reportPath: string) => Promise<number | null>,
  toOutcomes: (report: Report) => Outcome[],
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-report-'));
  try {
    const reportPath = join(folder, 'report.json');
    const exitCode = await run(reportPath);
    const outcomes = existsSync(reportPath)
      ? toOutcomes(JSON.parse(readFileSync(reportPath, 'utf8')) as Report)
      : undefined;
    failures.push(...nameFailures(outcomes));
    return countOutcomes(outcomes, exitCode);
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
