// Pages that are open while a build replaces another go on with its files for a while.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_BUILDS = 3;
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Moves the hashed files of the last build to `former/<time of the move>` and drops former ones that are many or old.
 * @param {string} dist folder of builds
 * @param {number} now epoch ms
 */
export function keepFormer(dist, now = Date.now()) {
  const assets = join(dist, 'client/assets');
  const former = join(dist, 'former');
  mkdirSync(former, { recursive: true });
  if (existsSync(assets)) renameSync(assets, join(former, String(now)));
  const times = readdirSync(former)
    .map(Number)
    .toSorted((a, b) => b - a);
  for (const [index, time] of times.entries()) {
    if (index >= KEPT_BUILDS || now - time > KEPT_MS)
      rmSync(join(former, String(time)), { recursive: true, force: true });
  }
}
