import { fileURLToPath } from 'node:url';
import lock from './functions.lock.json' with { type: 'json' };
import type { Schema } from './platform/db/index.ts';

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

/** Tables and functions of every room. `npm run functions` raises the release when the text of a function changed. */
export const SCHEMA: Schema = {
  folders: [
    { owner: 'platform', path: folder('./platform') },
    ...ROOMS.map((owner) => ({ owner, path: folder(`./rooms/${owner}`) })),
  ],
  release: lock.release,
};
