import type { Measured } from './model.ts';

/** Printed by `npm run bench -- --only=tickets,originals,vendors,events` on two shared cores of a virtual machine. */
export const MEASURED: Measured = {
  ticket: { serverMs: 1.71, databaseMs: 2.94, walBytes: 9672 },
  round: { serverMs: 2.43, databaseMs: 4.61, walBytes: 24_670 },
  callback: { serverMs: 0.63, databaseMs: 1.46, walBytes: 5893 },
  idleClient: { kilobytes: 17.4, serverMs: 0.01 },
};
