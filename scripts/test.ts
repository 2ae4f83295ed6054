// Everything that must hold: npm test [-- --only=<step>,<step>]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../packages/testkit/src/chromium.ts';
import { root } from './lib/paths.mjs';
import { addCounts, countTests, summaryLine } from './lib/tests/test-counts.ts';
import type { Counts } from './lib/tests/test-counts.ts';
import { ensureWebBuilt } from './lib/web-build.mjs';

type Step = () => Promise<Counts>;

/** Checks of the sources, by the script and what it is told; each counts as one test. */
const checks: Record<string, readonly string[]> = {
  types: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  boundaries: ['scripts/boundaries.ts'],
  shape: ['scripts/shape.ts'],
  unused: ['node_modules/knip/bin/knip.js', '--no-config-hints'],
  openapi: ['packages/contract/scripts/openapi.ts', '--check'],
  schema: ['scripts/schema.ts', '--check'],
  notices: ['scripts/notices.ts', '--check'],
};

/** What runs for itself, behind the checks. */
const suites: Record<string, Step> = {
  build: async () => asCounts((ensureWebBuilt(), true)),
  unit: () => vitest('unit'),
  e2e: async () => vitest('e2e', { CHROMIUM_PATH: await findChromium() }),
};

/** Most checks use one processor. */
const CHECKS_AT_ONCE = 2;

const names = selectSteps();
let total: Counts = { passed: 0, failed: 0, skipped: 0 };
// Every step runs, also after one that failed, so that one run shows all there is to mend.
const waiting = names.filter((name) => name in checks);
await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, () => runChecks()));
for (const name of names) await runSuite(name);
console.log(`\n${summaryLine(total)}`);
// A run that tested nothing proves nothing.
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function selectSteps(): string[] {
  const known = [...Object.keys(checks), ...Object.keys(suites)];
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = values.only?.split(',') ?? known;
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length === 0) return chosen;
  console.error(`unknown step ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(2);
}

/** Takes checks until none waits. What one says is told when it has ended, so that two do not mix. */
async function runChecks(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const startedAt = Date.now();
    const child = spawn(process.execPath, checks[name] ?? [], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece));
    const [code]: (number | null)[] = await once(child, 'close');
    console.log(`\n=== ${name} ===\n${Buffer.concat(said).toString()}`);
    tell(name, startedAt, asCounts(code === 0));
  }
}

async function runSuite(name: string): Promise<void> {
  const suite = suites[name];
  if (suite === undefined) return;
  console.log(`\n=== ${name} ===`);
  const startedAt = Date.now();
  try {
    tell(name, startedAt, await suite());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    tell(name, startedAt, asCounts(false));
  }
}

function tell(name: string, startedAt: number, counts: Counts): void {
  console.log(`--- ${name}: ${summaryLine(counts)} (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`);
  total = addCounts(total, counts);
}

async function vitest(project: string, env: Record<string, string> = {}): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-report-'));
  try {
    const reportPath = join(folder, 'report.json');
    const reporters = [
      '--reporter=default',
      '--reporter=./scripts/lib/tests/flaky-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${reportPath}`,
    ];
    const exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters], env);
    return countTests(existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')) : undefined, exitCode);
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
