import { fileURLToPath } from 'node:url';
import type { MigrationFolder } from './platform/db/index.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Rooms in the order of application: those whose SQL functions are called come first. */
const ROOMS = [
  'site',
  'wallet',
  'protection',
  'identity',
  'catalogue',
  'lottery',
  'payments',
  'records',
  'content',
  'backoffice',
];

export const MIGRATIONS: readonly MigrationFolder[] = [
  { owner: 'platform', path: folder('./platform/migrations') },
  ...ROOMS.map((owner) => ({ owner, path: folder(`./rooms/${owner}/migrations`) })),
];
