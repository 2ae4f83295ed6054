import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairlot/testkit';
import { ensureBuilt } from '../../launcher/builds.mjs';
import { startLauncher } from '../kit/launcher.ts';
import type { Benchmark, Line } from '../kit/report.ts';

const LATER_STARTS = 3;
const FIRST_S = 6;
const LATER_S = 3;

/** Duration of `npm start` in a built clone: on an empty data folder, and on one that a product has filled. */
export function starts(): Benchmark {
  return { name: 'starts', run: measure };
}

async function measure(): Promise<Line[]> {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-starts-'));
  try {
    const first = await timeStart(join(folder, 'data'));
    const later: number[] = [];
    for (let n = 0; n < LATER_STARTS; n++) later.push(await timeStart(join(folder, 'data')));
    const median = later.sort((a, b) => a - b)[Math.floor(LATER_STARTS / 2)] ?? Number.NaN;
    return [line('first start', first, FIRST_S), line(`later start, median of ${LATER_STARTS}`, median, LATER_S)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const product = await startLauncher({ DATA_DIR: dataDir, ...ports });
  await product.stop();
  return product.readyMs / 1000;
}

function line(name: string, seconds: number, most: number): Line {
  return {
    name,
    figure: `${seconds.toFixed(1)} s`,
    bar: `<= ${most} s`,
    value: seconds,
    isLess: true,
    isMet: seconds <= most,
  };
}
