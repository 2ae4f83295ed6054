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
 * Asks the register of exclusions where the market wants it. While it does not answer nobody becomes a member, and who
 * logs in neither plays nor deposits; money can be taken out at any time. A person of whom nothing is known that the
 * register could be asked by becomes a member and does not play either.
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
        // The same words as for who excluded themselves here: they tell nobody what the register knows of a person.
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
          // What it said within two days holds while it does not answer.
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
  // Where the register is not asked there is nothing to write down.
}
