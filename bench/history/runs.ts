import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Line } from '../kit/report.ts';

/** One finished run of benchmarks. */
export interface Run {
  /** ISO 8601. */
  at: string;
  machine: string;
  /** Commit of the measured code, with `+` when files were changed. */
  commit: string;
  isQuick: boolean;
  lines: readonly Line[];
}

/** Runs on this machine, one JSON object a line. Not part of the repository. */
export const HISTORY = fileURLToPath(new URL('../../.cache/bench/runs.jsonl', import.meta.url));

/** The kind of this machine. Figures of other kinds are not compared. */
export function machineKind(): string {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  return `${model.trim()} x ${cpus().length}, ${arch()}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
}

/** Earlier runs of the same kind of machine and the same size, oldest first. */
export function earlierRuns(isQuick: boolean, file = HISTORY, machine = machineKind()): Run[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Run)
    .filter((run) => run.machine === machine && run.isQuick === isQuick);
}

export function keepRun(lines: readonly Line[], isQuick: boolean, file = HISTORY): Run {
  const run = { at: new Date().toISOString(), machine: machineKind(), commit: commit(), isQuick, lines };
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(run)}\n`);
  return run;
}

/** The last earlier value of a line; undefined when it was not measured before. */
export function lastValue(name: string, earlier: readonly Run[]): number | undefined {
  return earlier.findLast(({ lines }) => lines.some((line) => line.name === name))?.lines.find((l) => l.name === name)
    ?.value;
}

/** Runs of the same code differ by up to this much. */
const USUAL_CHANGE = 0.1;

/** The change since the last kept run, such as `+4 %`, or `-31 % worse`; empty without one. */
export function trendOf({ name, value, isLess }: Line, earlier: readonly Run[]): string {
  const last = lastValue(name, earlier);
  if (last === undefined || last === 0) return '';
  const change = value / last - 1;
  const text = `${change < 0 ? '-' : '+'}${Math.abs(change * 100).toFixed(0)} %`;
  if (Math.abs(change) <= USUAL_CHANGE) return text;
  return `${text} ${change < 0 === isLess ? 'better' : 'worse'}`;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}
