// npm run scale: predicts machines from the costs that `npm run bench` measures (scripts/scale/measured.ts), and lists
// how tables are spread over cells. `--write` updates docs/scale.md. `--bets <number> --clients <number>` predicts one
// load.
import { readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from '../launcher/read-options.mjs';
import { fromRoot } from '../launcher/paths.mjs';
import { spreadOf } from '@fairlot/testkit/schema/cells';
import { MEASURED } from './scale/measured.ts';
import { predict } from './scale/model.ts';
import { fillMarks } from './scale/marks.ts';
import { writeTables } from './scale/table.ts';

const text = { type: 'string' } as const;
const { values } = readOptions('npm run scale [-- --write | --bets <number> --clients <number>]', {
  options: { bets: text, clients: text, write: { type: 'boolean', default: false } },
});
const path = fromRoot('docs/scale.md');
if (values.bets !== undefined || values.clients !== undefined)
  console.log(predict(MEASURED, { betsPerSecond: Number(values.bets ?? 0), clients: Number(values.clients ?? 0) }));
else {
  const tables = writeTables(MEASURED, spreadOf(readFileSync(fromRoot('docs/schema.sql'), 'utf8')));
  if (values.write) writeFileSync(path, fillMarks(readFileSync(path, 'utf8'), tables));
  else console.log(Object.values(tables).join('\n\n'));
}
