// Creates the folders of a new room: npm run new -- room <name>
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../launcher/paths.mjs';
import { consoleFiles, LANGUAGES } from './new/console-files.ts';
import { contractFiles } from './new/contract-files.ts';
import { addArrows, addToWiring } from './new/lists.ts';
import { isRoomName } from './new/names.ts';
import { roomFiles } from './new/room-files.ts';

const USAGE = `Usage: npm run new -- room <name>
A name has 3 to 16 small letters and is no word of TypeScript, such as class; it is the folder, the prefix of the tables
and the namespace of the calls.`;
const WIRING = 'apps/server/src/wiring.ts';
const ARROWS = '.dependency-cruiser.mjs';

const [what, name = '', ...rest] = process.argv.slice(2);
if (what !== 'room' || rest.length > 0 || !isRoomName(name)) fail(USAGE, 2);
const languages = readdirSync(join(root, LANGUAGES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const files = { ...roomFiles(name), ...contractFiles(name), ...consoleFiles(name, languages) };
const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
if (taken !== undefined) fail(`${taken} exists already: choose another name`, 1);

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
change(WIRING, (text) => addToWiring(text, name));
change(ARROWS, (text) => addArrows(text, name));
// Files generated from the folders: the indexes of the contract, docs/schema.sql.
for (const script of ['packages/contract/scripts/openapi.ts', 'scripts/schema.ts']) run(script);
run('node_modules/oxfmt/bin/oxfmt', ...Object.keys(files).filter((path) => /\.tsx?$/.test(path)), WIRING, ARROWS);

console.log(`The room ${name} is there, with its lines in the lists:
  apps/server/src/rooms/${name}      README, door, contributions, desk, table and its test
  packages/contract/src/${name}      calls of members and of operators
  apps/backoffice/src/sections/${name}
  ${LANGUAGES}/<language>/${name}, to be translated: ${languages.join(', ')}
  ${WIRING}, ${ARROWS}
Next: npm test -- --only=types,lint,boundaries,openapi,schema`);

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8')));
}

function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${script} failed`, 1);
}

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
