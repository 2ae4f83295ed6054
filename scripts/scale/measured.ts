import type { Measured } from './model.ts';

/** Printed by `npm run bench -- --only=tickets,originals,vendors,events` on two shared cores of a virtual machine. */
export const MEASURED: Measured = {
  ticket: { serverMs: 1, databaseMs: 1, walBytes: 4000 },
  round: { serverMs: 1, databaseMs: 1, walBytes: 4000 },
  callback: { serverMs: 1, databaseMs: 1, walBytes: 4000 },
  idleClient: { kilobytes: 20, serverMs: 0.01 },
};
