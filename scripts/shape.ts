// No line over 120 columns, no file over 300 lines, no folder with more than 30 files of source.
import { globSync, readFileSync } from 'node:fs';
import { fromRoot, root } from './lib/paths.mjs';
import { findFullFolders, findMisshapen, isShaped } from './lib/tests/shape.ts';

const paths = ['*', '{apps,bench,e2e,packages,scripts,test}/**/*']
  .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/.cache'] }))
  .filter(isShaped);
const faults = [
  ...paths.flatMap((path) => findMisshapen(path, readFileSync(fromRoot(path), 'utf8'))),
  ...findFullFolders(paths),
];
for (const fault of faults) console.error(fault);
console.log(`${paths.length} files, ${faults.length} faults`);
// A look at nothing proves nothing.
process.exitCode = faults.length > 0 || paths.length === 0 ? 1 : 0;
