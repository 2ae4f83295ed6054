import type { Database, Executor } from '../../platform/db/index.ts';
import { noteSeen } from './tree/tree-rows.ts';

/** Members' last calls, buffered here so that a call costs no statement. */
export interface Presence {
  note(memberId: bigint): void;
  /** Writes the buffered calls to the database. */
  save(): Promise<void>;
}

export function createPresence(db: Database, zoneOf: (executor: Executor) => Promise<string>): Presence {
  let noted = new Set<bigint>();
  return {
    note: (memberId) => void noted.add(memberId),
    save: async () => {
      if (noted.size === 0) return;
      const taken = [...noted];
      noted = new Set();
      const zone = await zoneOf(db);
      await db.transaction((tx) => noteSeen(tx, taken, zone));
    },
  };
}
