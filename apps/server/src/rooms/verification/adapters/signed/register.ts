import { createHmac } from 'node:crypto';
import type { AskedParty } from '../../../../config/verification.ts';
import { callSigned, PartyUnavailable } from '../../../../platform/outside/signed-call.ts';
import type { ScreenedPerson } from '../../../identity/ports.ts';
import type { ExclusionRegister, RegisterFinding } from '../adapter.ts';
import { probeSigned } from './probe.ts';

/** Long enough for a slow register, short enough for a person who waits at the log-in. */
const TIMEOUT_MS = 3000;
/** Later ends, such as the largest whole number, are no dates: the exclusion has no end. */
const LAST_TIME_MS = 8.64e15;

/** A register with the product's own protocol: keyed hashes of number and address, signed in both directions. */
export function createSignedRegister(party: AskedParty): ExclusionRegister {
  const marksOf = (person: ScreenedPerson) => registerMarks(party.secret, person);
  const ask: ExclusionRegister['ask'] = (person) => askRegister(party, marksOf(person));
  return {
    canAsk: (person) => marksOf(person).length > 0,
    ask,
    askAll: async (people) => {
      const findings: RegisterFinding[] = [];
      for (const person of people) findings.push(await ask(person));
      return findings;
    },
    probe: () => probeSigned(() => ask({ email: 'connection-test@example.com' })),
  };
}

/**
 * The hashes by which a person is looked up, empty if nothing is known: HMAC-SHA256 under the secret shared with the
 * register, so that neither number nor address leaves our systems.
 */
export function registerMarks(secret: string, { mobile, email }: ScreenedPerson): string[] {
  const mark = (kind: string, text: string) => createHmac('sha256', secret).update(`${kind}:${text}`).digest('hex');
  return [
    ...(mobile ? [mark('mobile', mobile)] : []),
    ...(email ? [mark('email', email.normalize('NFKC').trim().toLowerCase())] : []),
  ];
}

/** @throws PartyUnavailable when the register does not answer authentically */
async function askRegister(register: AskedParty, marks: readonly string[]): Promise<RegisterFinding> {
  const answer = (await callSigned(register, '/v1/check', { marks }, TIMEOUT_MS)) ?? {};
  const { excluded, until = null } = answer as { excluded?: unknown; until?: unknown };
  const isTime = until === null || (typeof until === 'number' && Number.isSafeInteger(until) && until > 0);
  if (typeof excluded !== 'boolean' || !isTime) throw new PartyUnavailable('the response is invalid');
  const hasEnd = excluded && typeof until === 'number' && until <= LAST_TIME_MS;
  return { isExcluded: excluded, until: hasEnd ? new Date(until) : null };
}
