import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findNode24 } from './node-24.mjs';
import { fromRoot, root } from './paths.mjs';

/** Written after a complete build; holds the hash of its sources. */
export const webStampPath = fromRoot('apps', 'web', 'dist', '.stamp');
const skipped = new Set(['dist', 'node_modules']);

/**
 * Builds the web app (client and server renderer) when its sources changed since the last build.
 * @returns {boolean} whether it was built
 * @throws {Error} when the build fails
 */
export function ensureWebBuilt() {
  const wanted = hashSources();
  if (existsSync(webStampPath) && readFileSync(webStampPath, 'utf8') === wanted) return false;

  console.log('Building the web app ...');
  // Without its stamp a build that fails halfway is never taken for a good one.
  rmSync(webStampPath, { force: true });
  const result = spawnSync(findNode24(), [fromRoot('apps', 'web', 'scripts', 'build.mjs')], { cwd: root, stdio: 'inherit' });
  if (result.error) throw result.error;
  if (result.status !== 0) throw new Error(`the web build failed with exit code ${result.status ?? result.signal}`);
  mkdirSync(dirname(webStampPath), { recursive: true });
  writeFileSync(webStampPath, wanted);
  return true;
}

/** One hash over the path and content of everything the build reads. */
function hashSources() {
  const packages = readdirSync(fromRoot('packages')).map((name) => fromRoot('packages', name, 'src'));
  const files = [fromRoot('apps', 'web'), ...packages].flatMap(listFiles).sort();
  const hash = createHash('sha256');
  for (const path of [...files, fromRoot('package-lock.json')]) {
    hash.update(`${relative(root, path)}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}
