import { readFileSync, writeFileSync } from 'node:fs';
import { findRooms, writeErrorIndex, writeEventIndex, writePermissionIndex, writeRoomIndex } from './rooms-index.ts';

/**
 * `npm run openapi` writes the index of the rooms and contract-index.txt; with `--check` it fails when a committed file
 * differs from the contract; with `--print` it prints the whole OpenAPI document instead.
 */
const folder = new URL('../src/', import.meta.url);
const isCheck = process.argv.includes('--check');
const isPrint = process.argv.includes('--print');

if (isPrint) await print();
else await writeOrCheck();

async function print(): Promise<void> {
  const { buildOpenApi } = await import('../src/openapi.ts');
  process.stdout.write(`${JSON.stringify(buildOpenApi(), null, 2)}\n`);
}

async function writeOrCheck(): Promise<void> {
  const rooms = findRooms(folder);
  keep('src/generated/errors.ts', writeErrorIndex(rooms));
  keep('src/generated/events.ts', writeEventIndex(rooms));
  keep('src/generated/permissions.ts', writePermissionIndex(rooms));
  keep('src/generated/rooms.ts', writeRoomIndex(rooms));
  // Imported only now: the contract imports the index of the rooms.
  const { compareIndexes, writeContractIndex } = await import('./contract-index.ts');
  const { ENDPOINTS } = await import('../src/index.ts');
  keep('contract-index.txt', writeContractIndex(ENDPOINTS), compareIndexes);
}

/** @param compare lists the differences, for the message of a failed check */
function keep(name: string, text: string, compare: (before: string, after: string) => string[] = () => []): void {
  const path = new URL(`../${name}`, import.meta.url);
  if (!isCheck) return writeFileSync(path, text);
  const committed = readFileSync(path, 'utf8');
  if (committed === text) return;
  for (const difference of compare(committed, text)) console.error(difference);
  console.error(`packages/contract/${name} differs from the contract.`);
  console.error('If the change is intended, run npm run openapi and commit the file.');
  process.exitCode = 1;
}
