import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { findNode24 } from './node-24.mjs';
import { fromRoot, root } from './paths.mjs';

/** @typedef {{folder: string, title: string, script: readonly [string, ...string[]]}} App */

/**
 * Pages for browsers, and programs whose modules are bundled.
 * @type {readonly App[]}
 */
const apps = [
  { folder: 'web', title: 'web app', script: ['apps/web/scripts/build.mjs'] },
  { folder: 'backoffice', title: 'back office', script: ['apps/backoffice/scripts/build.mjs'] },
  { folder: 'server', title: 'server', script: ['launcher/bundle.mjs', 'server'] },
  { folder: 'sandbox', title: 'sandbox', script: ['launcher/bundle.mjs', 'sandbox'] },
];

/** Written after a complete build of the web app; contains the hash of its sources. */
export const webStampPath = stampPathOf('web');
const skipped = new Set(['dist', 'node_modules']);

/**
 * Builds the apps whose sources changed since their last build: the web app (client and server renderer), the back
 * office, the server and the sandbox.
 * @param {readonly string[]} folders only these
 * @returns {boolean} whether anything was built
 * @throws {Error} when a build fails
 */
export function ensureBuilt(folders = apps.map(({ folder }) => folder)) {
  const shared = hashShared();
  return apps
    .filter(({ folder }) => folders.includes(folder))
    .map((app) => ensureAppBuilt(app, shared))
    .includes(true);
}

/**
 * @param {App} app
 * @param {string} shared hash of what all builds read
 */
function ensureAppBuilt(app, shared) {
  const { folder, script } = app;
  const stampPath = stampPathOf(folder);
  const wanted = hashFiles([...listFiles(fromRoot('apps', folder)), fromRoot(script[0])], shared);
  const isCurrent = () => existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted;
  if (isCurrent()) return false;
  // Processes that start at the same time would otherwise write into each other's build.
  return withFileLock(fromRoot('apps', folder, 'node_modules', '.build-lock'), () => {
    if (isCurrent()) return false;
    build(app, stampPath);
    writeFileSync(stampPath, wanted);
    return true;
  });
}

/**
 * @param {App} app
 * @param {string} stampPath
 */
function build({ title, script }, stampPath) {
  console.log(`Building the ${title} ...`);
  // The stamp is removed first, so that a build that fails halfway never counts as complete.
  rmSync(stampPath, { force: true });
  const result = spawnSync(findNode24(), script, {
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

function hashShared() {
  const packages = readdirSync(fromRoot('packages')).map((name) => fromRoot('packages', name, 'src'));
  return hashFiles([...packages.flatMap(listFiles), fromRoot('package-lock.json')]);
}

/**
 * One hash over paths and contents.
 * @param {string[]} files
 * @param {string} start
 */
function hashFiles(files, start = '') {
  const hash = createHash('sha256').update(start);
  for (const path of files.sort()) {
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
