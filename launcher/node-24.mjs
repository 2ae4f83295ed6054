import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

const neededMajor = 24;

/**
 * Returns the path of a Node that runs TypeScript: the current one when it is new enough, otherwise the pinned one
 * among the dependencies.
 * @returns {string} absolute path of the executable
 * @throws {Error} when neither exists, naming what was searched for
 */
export function findNode24() {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;
  const pinned = pinnedNodePath();
  if (existsSync(pinned)) return pinned;
  throw new Error(
    `Node ${neededMajor} or newer is needed. This is Node ${process.versions.node} and ${pinned} does not exist: ` +
      `install Node ${neededMajor}, or run "npm ci" with optional dependencies on.`,
  );
}

function pinnedNodePath() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  // Apple's ARM machines run the x64 build through Rosetta.
  const arch = platform === 'linux' && process.arch === 'arm64' ? 'arm64' : 'x64';
  const file = platform === 'win' ? 'node.exe' : 'node';
  return fromRoot('node_modules', `node-${platform}-${arch}`, 'bin', file);
}
