import { fileURLToPath } from 'node:url';
import lock from './functions.lock.json' with { type: 'json' };
import type { Schema } from './platform/db/index.ts';
import { ROOMS } from './wiring.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Tables and functions of every room, in the order of the rooms: rooms whose SQL functions others call come first. `npm
 * run functions` raises the release when the text of a function changed.
 */
export const SCHEMA: Schema = {
  folders: [
    { owner: 'platform', path: folder('./platform') },
    ...ROOMS.map((name) => ({ owner: name, path: folder(`./rooms/${name}`) })),
  ],
  release: lock.release,
};
