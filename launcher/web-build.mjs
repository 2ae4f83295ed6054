import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { findNode24 } from './node-24.mjs';
import { fromRoot, root } from './paths.mjs';

/** Apps that are built for browsers. */
const apps = [
  { folder: 'web', title: 'web app' },
  { folder: 'backoffice', title: 'back office' },
];

/** Written after a complete build of the web app; contains the hash of its sources. */
export const webStampPath = stampPathOf('web');
const skipped = new Set(['dist', 'node_modules']);

/**
 * Builds the web app (client and server renderer) and the back office when their sources changed since the last build.
 * @returns {boolean} whether anything was built
 * @throws {Error} when a build fails
 */
export function ensureWebBuilt() {
  return apps.map(ensureBuilt).includes(true);
}

/** @param {{folder: string, title: string}} app */
function ensureBuilt({ folder, title }) {
  const stampPath = stampPathOf(folder);
  const wanted = hashSources(folder);
  const isCurrent = () => existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted;
  if (isCurrent()) return false;
  // Processes that start at the same time would otherwise write into each other's build.
  return withFileLock(fromRoot('apps', folder, 'node_modules', '.build-lock'), () => {
    if (isCurrent()) return false;
    build({ folder, title }, stampPath);
    writeFileSync(stampPath, wanted);
    return true;
  });
}

/**
 * @param {{folder: string, title: string}} app
 * @param {string} stampPath
 */
function build({ folder, title }, stampPath) {
  console.log(`Building the ${title} ...`);
  // The stamp is removed first, so that a build that fails halfway never counts as complete.
  rmSync(stampPath, { force: true });
  const result = spawnSync(findNode24(), [fromRoot('apps', folder, 'scripts', 'build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.error) throw result.error;
  if (result.status !== 0)
    throw new Error(`the build of the ${title} failed with exit code ${result.status ?? result.signal}`);
}

/** @param {string} folder */
function stampPathOf(folder) {
  return fromRoot('apps', folder, 'dist', '.stamp');
}

/**
 * One hash over the paths and contents of everything that the build reads.
 * @param {string} folder
 */
export function hashSources(folder) {
  const packages = readdirSync(fromRoot('packages')).map((name) => fromRoot('packages', name, 'src'));
  const files = [fromRoot('apps', folder), ...packages].flatMap(listFiles).sort();
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
    if (skipped.has(entry.name) || /\.(test|testing)\.tsx?$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}
