// Runs a TypeScript script of this repository on Node 24, whichever Node started this one: node scripts/run.mjs
// <script.ts> [arguments]
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { ensureInstalled } from '../launcher/install.mjs';
import { findNode24 } from '../launcher/node-24.mjs';
import { watchNpm } from '../launcher/npm-parent.mjs';
import { root } from '../launcher/paths.mjs';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  console.error('usage: node scripts/run.mjs <script.ts> [arguments]');
  process.exit(2);
}

try {
  ensureInstalled();
  run(findNode24(), [resolve(root, script), ...args]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * @param {string} node
 * @param {string[]} argv
 */
function run(node, argv) {
  const child = spawn(node, argv, { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  watchNpm(() => child.kill('SIGTERM'));
  // A terminal sends Ctrl-C to the child as well; a second one would make many programs exit immediately.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}
