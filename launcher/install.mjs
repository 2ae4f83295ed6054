import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot, root } from './paths.mjs';

const stampPath = fromRoot('node_modules', '.fairlot-stamp');

/**
 * Installs the locked dependencies unless `node_modules` was installed from this very lock file.
 * @throws {Error} when npm cannot be found or fails
 */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return;
  if (!isInstalledFromLock()) runNpmCi();
  try {
    writeFileSync(stampPath, wanted);
  } catch {
    // A service may only read its own code. It compares the lock file again at the next start.
  }
}

/** Whether npm's record of `node_modules` lists exactly the versions of the lock file. */
function isInstalledFromLock() {
  const recordPath = fromRoot('node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  const installed = readPackages(recordPath);
  return Object.entries(readPackages(fromRoot('package-lock.json'))).every(([path, entry]) => {
    // Not below node_modules: the root and the workspaces themselves. Optional packages may be for another platform.
    if (!path.startsWith('node_modules/') || entry.optional === true) return true;
    return installed[path]?.version === entry.version && existsSync(fromRoot(path));
  });
}

/**
 * @param {string} path
 * @returns {Record<string, {version?: string, optional?: boolean}>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

function runNpmCi() {
  console.log('Installing dependencies (npm ci) ...');
  // The build tools and the pinned Node are needed under NODE_ENV=production too.
  const args = [npmCliPath(), 'ci', '--include=dev', '--include=optional'];
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (result.error) throw result.error;
  if (result.status !== 0) throw new Error(`npm ci failed with exit code ${result.status ?? result.signal}`);
}

/** npm's script: that of the running npm, otherwise the one shipped with this Node. */
function npmCliPath() {
  const binFolder = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(binFolder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(binFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const found = candidates.find((path) => path?.endsWith('npm-cli.js') === true && existsSync(path));
  if (found === undefined) throw new Error('npm was not found: run this through "npm start" or "npm run ..."');
  return found;
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(fromRoot('package-lock.json')))
    .digest('hex');
}
