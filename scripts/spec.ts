// Which rows of the matrix a test names: npm run spec [-- --ids]
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCsv } from './lib/csv.ts';
import { fromRoot, root } from './lib/paths.mjs';
import { findIds, findTestTitles } from './lib/test-titles.ts';

type NamedTest = { file: string; title: string; ids: string[] };

const { values } = parseArgs({ options: { ids: { type: 'boolean', default: false } } });
const rows = parseCsv(readFileSync(fromRoot('docs', 'spec', 'matrix.csv'), 'utf8'));
const tests = readNamedTests();
if (values.ids) printTests(tests);
else printAreas(new Set(tests.flatMap(({ ids }) => ids)));
process.exitCode = reportMistakes(tests) ? 1 : 0;

function readNamedTests(): NamedTest[] {
  const files = globSync(['{apps,packages,scripts,test}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], {
    cwd: root,
    // The titles in this reader's own tests are examples.
    exclude: (path) => /(^|\/)(node_modules|dist|fixtures|test-titles\.test\.ts)$/.test(path),
  });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => findTestTitles(readFileSync(fromRoot(file), 'utf8')).map((title) => ({ file, title, ids: findIds(title) })))
    .filter(({ ids }) => ids.length > 0);
}

function printAreas(named: Set<string>): void {
  const areas = Map.groupBy(rows, ({ part = '', area = '' }) => `${part} / ${area}`);
  for (const [name, members] of [...areas].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const unnamed = members.map(({ id = '' }) => id).filter((id) => !named.has(id));
    console.log(`${name}: ${members.length} rows, ${members.length - unnamed.length} named, ${unnamed.length} unnamed`);
    if (unnamed.length > 0) console.log(`  ${unnamed.join(' ')}`);
  }
  const namedRows = rows.filter(({ id = '' }) => named.has(id)).length;
  console.log(`\n${rows.length} rows, ${namedRows} named, ${rows.length - namedRows} unnamed`);
}

function printTests(list: NamedTest[]): void {
  for (const { file, title, ids } of list) console.log(`${ids.join(' ')}  ${file}: ${title}`);
}

/** Ids that no row has, and titles that claim more rows than one test can prove. */
function reportMistakes(list: NamedTest[]): boolean {
  const known = new Set(rows.map(({ id }) => id));
  const mistakes = list.flatMap(({ file, title, ids }) => [
    ...ids.filter((id) => !known.has(id)).map((id) => `${file}: the matrix has no row ${id} ("${title}")`),
    ...(ids.length > 3 ? [`${file}: more than three ids ("${title}")`] : []),
  ]);
  for (const mistake of mistakes) console.error(mistake);
  return mistakes.length > 0;
}
