import { randomUUID } from 'node:crypto';
import { callOutside, type OutsideAnswer } from '../../../../platform/outside/call-outside.ts';
import { lookupOutside } from '../../../../platform/post-outside.ts';
import { PartyUnavailable } from '../../../../platform/outside/signed-call.ts';
import type { ScreenedPerson } from '../../../identity/ports.ts';
import type { ExclusionRegister, RegisterFinding } from '../adapter.ts';

export interface GamstopSettings {
  /** Address of the single check, for a person who waits for the answer. */
  url: string;
  /** Address of the batch check. */
  batchUrl: string;
  apiKey: string;
  isPublicOnly?: boolean;
}

/** Data of a person in a GAMSTOP query. */
interface Question {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  email: string;
  postcode: string;
  mobile?: string;
}

const SINGLE_TIMEOUT_MS = 3000;
const BATCH_TIMEOUT_MS = 30_000;
const MOST_IN_BATCH = 1000;
const PATH = '/v2';

/**
 * GAMSTOP, the register of Great Britain, with its single and its batch call; not certified. It requires name, birth
 * date, postcode and e-mail. `Y` means excluded, `N` not excluded, `P` excluded in the past. It reports no end.
 */
export function createGamstop({ url, batchUrl, apiKey, isPublicOnly = false }: GamstopSettings): ExclusionRegister {
  async function call(address: string, type: string, body: string, deadlineMs: number): Promise<OutsideAnswer> {
    const headers = { 'x-api-key': apiKey, 'x-trace-id': randomUUID(), 'content-type': type };
    try {
      const resolving = isPublicOnly ? { lookup: lookupOutside } : {};
      return await callOutside(`${address}${PATH}`, { method: 'POST', headers, body, deadlineMs, ...resolving });
    } catch (error) {
      throw new PartyUnavailable(`${address} does not answer`, { cause: error });
    }
  }
  const callSingle = (question: Question | Record<string, string>) =>
    call(url, 'application/x-www-form-urlencoded', new URLSearchParams({ ...question }).toString(), SINGLE_TIMEOUT_MS);

  async function askBatch(questions: readonly Question[]): Promise<boolean[]> {
    const people = questions.map((question, place) => ({ correlationId: String(place), ...question }));
    const answer = await call(batchUrl, 'application/json', JSON.stringify(people), BATCH_TIMEOUT_MS);
    if (!answer.isOk) throw new PartyUnavailable(`it answers ${answer.status}`, { status: answer.status });
    const found = new Map(readBatch(answer.body).map(({ correlationId, exclusion }) => [correlationId, exclusion]));
    return people.map(({ correlationId }) => isExcluded(found.get(correlationId)));
  }

  return {
    canAsk: (person) => questionsOf(person).length > 0,
    ask: async (person) => {
      const answers = await Promise.all(questionsOf(person).map((question) => callSingle(question)));
      if (answers.length === 0) throw new PartyUnavailable('too little is known of the person');
      const found = answers.map(({ isOk, status, headers }) => {
        if (!isOk) throw new PartyUnavailable(`it answers ${status}`, { status });
        return isExcluded(headers['x-exclusion']);
      });
      return findingOf(found);
    },
    askAll: async (people) => {
      const asked = people.map((person) => questionsOf(person));
      if (asked.some((questions) => questions.length === 0))
        throw new PartyUnavailable('too little is known of a person');
      const all = asked.flat();
      const found: boolean[] = [];
      for (let from = 0; from < all.length; from += MOST_IN_BATCH)
        found.push(...(await askBatch(all.slice(from, from + MOST_IN_BATCH))));
      let next = 0;
      return asked.map((questions) => findingOf(found.slice(next, (next += questions.length))));
    },
    // A query without personal data is refused only after GAMSTOP has checked the key.
    probe: async () => {
      const { isOk, status } = await callSingle({});
      if (isOk) throw new PartyUnavailable('the answer makes no sense');
      const areKeysRefused = status === 401 || status === 403;
      return { status: status === 400 ? 200 : status, detail: '', areKeysRefused };
    },
  };
}

/**
 * One query, or two where the family name may be the last word of a name or all words but the first; either answer
 * excludes. Empty if a required field is unknown.
 */
function questionsOf({ name, birthDate, postcode, email, mobile }: ScreenedPerson): Question[] {
  const [firstName = '', ...others] = (name ?? '').normalize('NFKC').trim().split(/\s+/);
  if (firstName === '' || others.length === 0 || !birthDate || !postcode || !email) return [];
  const rest = {
    dateOfBirth: birthDate,
    email: email.trim().toLowerCase(),
    postcode: postcode.replaceAll(/\s/g, '').toUpperCase(),
    ...(mobile && { mobile }),
  };
  const lastNames = new Set([others.at(-1) ?? '', others.join(' ')]);
  return [...lastNames].map((lastName) => ({ firstName, lastName, ...rest }));
}

/** @throws PartyUnavailable for an invalid answer */
function isExcluded(exclusion: unknown): boolean {
  if (exclusion === 'Y') return true;
  if (exclusion === 'N' || exclusion === 'P') return false;
  throw new PartyUnavailable('the answer makes no sense');
}

const findingOf = (found: readonly boolean[]): RegisterFinding => ({ isExcluded: found.includes(true), until: null });

/** @throws PartyUnavailable unless the answer is a list */
function readBatch(body: Buffer): { correlationId: unknown; exclusion: unknown }[] {
  try {
    const list: unknown = JSON.parse(body.toString());
    if (Array.isArray(list))
      return list.map((one: unknown) => ({ correlationId: null, exclusion: null, ...Object(one) }));
  } catch (error) {
    throw new PartyUnavailable('the answer makes no sense', { cause: error });
  }
  throw new PartyUnavailable('the answer makes no sense');
}
