import type { ScreenedPerson, Screens } from '../../identity/ports.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { VerificationPlatform } from '../ports.ts';
import type { Job } from '../../../platform/jobs/loop.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Protection, RegisterAnswer } from '../../protection/index.ts';
import type { ExclusionRegister, RegisterFinding } from '../adapters/adapter.ts';
import type { Parties } from '../parties.ts';

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
  parties: Parties,
  knownOf: (memberId: bigint) => Promise<ScreenedPerson>,
): { screens: Screens; job: Job } {
  const { db, people, site, log } = platform;
  const isWanted = async () => (await site.market()).exclusionRegister;

  async function ask(person: ScreenedPerson): Promise<RegisterAnswer> {
    const [answer = UNKNOWN] = await askAll(parties, log, [person], (register) =>
      register.ask(person).then((one) => [one]),
    );
    return answer;
  }
  /**
   * Whether a missing answer of the register refuses a registration. Without a register it does where anything is known
   * about the person.
   */
  const isAskable = (person: ScreenedPerson): boolean =>
    parties.register()?.canAsk(person) ?? (Boolean(person.mobile) || Boolean(person.email));
  /** Known data of a member: contacts, and the findings of the identity check. */
  const personOf = async (memberId: bigint, contact: ScreenedPerson): Promise<ScreenedPerson> => ({
    ...(await knownOf(memberId)),
    ...contact,
  });
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
        if (answer.state === 'unknown' && isAskable(person)) throw new Refusal('registration.unavailable');
        return (tx, memberId) => protection.noteRegister(tx, memberId, answer);
      },
      login: async (memberId, person) => {
        if (await isWanted()) await note(memberId, await ask(await personOf(memberId, person)));
      },
    },
    job: {
      name: 'verification-register',
      everyMs: AGAIN_EVERY_MS,
      run: async () => {
        const due = await protection.dueForRegister(await isWanted(), MEMBERS_AT_ONCE);
        const persons: ScreenedPerson[] = [];
        for (const { memberId } of due) persons.push(await personOf(memberId, await people.contactOf(memberId)));
        const answers = await askAll(parties, log, persons, (register, askable) => register.askAll(askable));
        let noted = 0;
        for (const [place, { memberId, isStale }] of due.entries()) {
          const answer = answers[place] ?? UNKNOWN;
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

/** Answers in the order of the persons; `unknown` for persons who cannot be queried. */
async function askAll(
  parties: Parties,
  log: VerificationPlatform['log'],
  people: readonly ScreenedPerson[],
  call: (register: ExclusionRegister, askable: readonly ScreenedPerson[]) => Promise<readonly RegisterFinding[]>,
): Promise<RegisterAnswer[]> {
  const register = parties.register();
  const askable = register === undefined ? [] : people.filter((person) => register.canAsk(person));
  if (register === undefined || askable.length === 0) return people.map(() => UNKNOWN);
  try {
    const findings = await call(register, askable);
    const byPerson = new Map(askable.map((person, place) => [person, findings[place]]));
    return people.map((person) => answerOf(byPerson.get(person)));
  } catch (error) {
    log.warn({ err: error }, 'the exclusion register could not be queried');
    return people.map(() => UNKNOWN);
  }
}

const UNKNOWN: RegisterAnswer = { state: 'unknown', until: null };

const answerOf = (finding: RegisterFinding | undefined): RegisterAnswer =>
  finding === undefined ? UNKNOWN : { state: finding.isExcluded ? 'excluded' : 'clear', until: finding.until };

async function nothingToNote(_tx: Tx): Promise<void> {
  // Where the register is not queried there is nothing to record.
}
