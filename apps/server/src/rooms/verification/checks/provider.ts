import type { AskedParty } from '../../../config-verification.ts';
import { callSigned, PartyUnavailable } from '../../../platform/outside/signed-call.ts';

const TIMEOUT_MS = 15_000;

/** A provider's report on documents; texts are as on the document. */
export type IdentityReport =
  | { state: 'pending' }
  | { state: 'unknown' }
  | { state: 'refused'; note: string | null }
  | { state: 'approved'; name: string; birthDate: string; expiresOn: string | null };

export interface IdentityQuestion {
  ref: string;
  kind: string;
  /** By side, JPEG in base64. */
  pictures: Readonly<Record<string, string>>;
  webhookUrl: string;
}

/** Sends documents; the same `ref` again is the same check. @throws PartyUnavailable */
export async function submitCheck(provider: AskedParty, question: IdentityQuestion): Promise<IdentityReport> {
  return readReport(await callSigned(provider, '/v1/checks', question, TIMEOUT_MS));
}

/** @throws PartyUnavailable */
export async function askCheck(provider: AskedParty, ref: string): Promise<IdentityReport> {
  return readReport(await callSigned(provider, '/v1/status', { ref }, TIMEOUT_MS));
}

/** Sanctions lists with names like the one on a document; empty when clear. @throws PartyUnavailable */
export async function askSanctions(
  party: AskedParty,
  person: { name: string; birthDate: string },
): Promise<readonly string[]> {
  const answer = (await callSigned(party, '/v1/search', person, TIMEOUT_MS)) ?? {};
  const { lists } = answer as { lists?: unknown };
  if (!Array.isArray(lists) || !lists.every((list) => typeof list === 'string' && list.length <= 100))
    throw new PartyUnavailable('the response is invalid');
  return lists.slice(0, 20);
}

/** @throws PartyUnavailable for an invalid report */
export function readReport(answer: unknown): IdentityReport {
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  const text = (name: string, most: number): string | null => {
    const value = fields[name];
    return typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : null;
  };
  const { state } = fields;
  if (state === 'pending' || state === 'unknown') return { state };
  if (state === 'refused') return { state, note: text('note', 200) };
  const [name, birthDate, expiresOn] = [text('name', 100), text('birthDate', 10), text('expiresOn', 10)];
  if (state === 'approved' && name !== null && isDay(birthDate) && (expiresOn === null || isDay(expiresOn)))
    return { state, name, birthDate, expiresOn };
  throw new PartyUnavailable('the report is invalid');
}

function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
}
