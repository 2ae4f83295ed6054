import { type Database, sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashSecret } from '../../platform/secrets.ts';

export interface Attempts {
  /** Counts an attempt before it is checked. @throws Refusal login.locked with the seconds to wait */
  begin(subject: string): Promise<void>;
  /** Clears the failures after a success. */
  succeed(subject: string): Promise<void>;
}

/**
 * Slows down guessing of passwords and codes. Attempts are counted in the database, so that the limit covers all
 * processes.
 */
export function createAttempts(db: Database): Attempts {
  return {
    begin: async (subject) => {
      const { wait } = await db.one(sql<{ wait: number }>`
        select backoffice_begin_attempt(${hashSecret(subject)}) as wait`);
      if (wait > 0) throw new Refusal('login.locked', { retryAfterSeconds: wait }, wait);
    },
    succeed: async (subject) => {
      await db.run(sql`delete from backoffice_attempts where subject_hash = ${hashSecret(subject)}`);
    },
  };
}

/** Subjects of attempts. Names are counted whether they exist or not. */
export const passwordOf = (name: string): string => `password:${name}`;
/** A device where the operator has logged in before, counted separately from attempts elsewhere. */
export const deviceOf = (device: string): string => `device:${device}`;
/** Repeated password checks of a logged-in operator, counted separately from the login. */
export const reauthOf = (operatorId: bigint): string => `reauth:${operatorId}`;
export const codeOf = (operatorId: bigint): string => `code:${operatorId}`;
