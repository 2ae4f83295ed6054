import { readFileSync, writeFileSync } from 'node:fs';
import { findRooms, writeErrorIndex, writeEventIndex, writePermissionIndex, writeRoomIndex } from './rooms-index.ts';

/**
 * `npm run openapi` writes the index of the rooms and openapi.json; with `--check` it fails when a committed file
 * differs from the contract.
 */
const isCheck = process.argv.includes('--check');
const folder = new URL('../src/', import.meta.url);
const rooms = findRooms(folder);
keep('src/generated/errors.ts', writeErrorIndex(rooms));
keep('src/generated/events.ts', writeEventIndex(rooms));
keep('src/generated/permissions.ts', writePermissionIndex(rooms));
keep('src/generated/rooms.ts', writeRoomIndex(rooms));
// Only now: the document imports the index.
const { buildOpenApi } = await import('../src/openapi.ts');
keep('openapi.json', `${JSON.stringify(buildOpenApi(), null, 2)}\n`);

function keep(name: string, text: string): void {
  const path = new URL(`../${name}`, import.meta.url);
  if (!isCheck) return writeFileSync(path, text);
  if (readFileSync(path, 'utf8') === text) return;
  console.error(`packages/contract/${name} differs from the contract: run npm run openapi and commit it.`);
  process.exitCode = 1;
}
