// Lists the rows of the matrix that tests name: npm run spec [-- --ids]
import { readFileSync } from 'node:fs';
import { readOptions } from '../launcher/read-options.mjs';
import { parseCsv } from './lib/csv.ts';
import { findMistakes, type NamedTest, readNamedTests } from './lib/tests/named-tests.ts';
import { fromRoot } from '../launcher/paths.mjs';

const { values } = readOptions('npm run spec [-- --ids]', {
  options: { ids: { type: 'boolean', default: false } },
});
const rows = parseCsv(readFileSync(fromRoot('docs', 'spec', 'matrix.csv'), 'utf8'));
const tests = readNamedTests();
if (values.ids) printTests(tests);
else printAreas(new Set(tests.flatMap(({ ids }) => ids)));
const mistakes = findMistakes(tests, new Set(rows.map(({ id = '' }) => id)));
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;

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
