import type { ScreenedPerson, Screens } from '../../identity/ports.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { VerificationPlatform } from '../ports.ts';
import type { Job } from '../../../platform/jobs/loop.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Protection, RegisterAnswer } from '../../protection/index.ts';
import { askRegister, registerMarks } from './register.ts';

const AGAIN_EVERY_MS = 60_000;
const MEMBERS_AT_ONCE = 50;

/**
 * Queries the exclusion register where the market requires it. While it does not answer, registration is closed, and
 * members who log in can neither play nor deposit; withdrawals are always possible. A person without any data for a
 * query can register but not play.
 */
export function createRegisterScreen(
  platform: VerificationPlatform,
  protection: Pick<Protection, 'noteRegister' | 'dueForRegister'>,
): { screens: Screens; job: Job } {
  const { config, db, directory, site, log } = platform;
  const isWanted = async () => (await site.market()).exclusionRegister;

  async function ask(person: ScreenedPerson): Promise<RegisterAnswer> {
    const register = config.exclusionRegister;
    const marks = register === undefined ? [] : registerMarks(register.secret, person);
    if (register === undefined || marks.length === 0) return { state: 'unknown', until: null };
    try {
      const { isExcluded, until } = await askRegister(register, marks);
      return { state: isExcluded ? 'excluded' : 'clear', until };
    } catch (error) {
      log.warn({ err: error }, 'the register of exclusions could not be asked');
      return { state: 'unknown', until: null };
    }
  }
  const note = (memberId: bigint, answer: RegisterAnswer) =>
    db.transaction((tx) => protection.noteRegister(tx, memberId, answer));

  return {
    screens: {
      registration: async (person) => {
        if (!(await isWanted())) return nothingToNote;
        const answer = await ask(person);
        // The same answer as after a self-exclusion here, so that it does not reveal what the register knows about a
        // person.
        if (answer.state === 'excluded') throw new Refusal('registration.refused');
        if (answer.state === 'unknown' && (person.mobile || person.email))
          throw new Refusal('registration.unavailable');
        return (tx, memberId) => protection.noteRegister(tx, memberId, answer);
      },
      login: async (memberId, person) => {
        if (await isWanted()) await note(memberId, await ask(person));
      },
    },
    job: {
      name: 'verification-register',
      everyMs: AGAIN_EVERY_MS,
      run: async () => {
        const due = await protection.dueForRegister(await isWanted(), MEMBERS_AT_ONCE);
        let noted = 0;
        for (const { memberId, isStale } of due) {
          const answer = await ask(await directory.contactOf(memberId));
          // An answer of the last two days counts while it does not answer.
          if (answer.state === 'unknown' && !isStale) continue;
          await note(memberId, answer);
          noted++;
        }
        return noted === MEMBERS_AT_ONCE;
      },
    },
  };
}

async function nothingToNote(_tx: Tx): Promise<void> {
  // Where the register is not queried there is nothing to record.
}
