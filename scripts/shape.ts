// Checks the shape of sources: no line over 120 columns, no file over 300 lines, no folder with more than 30 source
// files. No SQL uses the day of the database session. No two files of one app differ in name only by their ending.
import { globSync, readFileSync } from 'node:fs';
import { fromRoot, root } from '../launcher/paths.mjs';
import { findSessionDays, mayHoldSql } from './lib/tests/session-days.ts';
import { findFullFolders, findMisshapen, findTwins, isShaped } from './lib/tests/shape.ts';

const all = ['*', '{apps,bench,e2e,launcher,packages,scripts,test}/**/*'].flatMap((pattern) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/.cache'] }),
);
const paths = all.filter(isShaped);
const faults = [
  ...paths.flatMap((path) => findMisshapen(path, readFileSync(fromRoot(path), 'utf8'))),
  ...findFullFolders(paths),
  ...findTwins(paths),
  ...all.filter(mayHoldSql).flatMap((path) => findSessionDays(path, readFileSync(fromRoot(path), 'utf8'))),
];
for (const fault of faults) console.error(fault);
console.log(`${paths.length} files, ${faults.length} faults`);
// A run that checked no files proves nothing.
process.exitCode = faults.length > 0 || paths.length === 0 ? 1 : 0;
