import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string[]} parts path segments below the repository root */
export const fromRoot = (...parts) => join(root, ...parts);
