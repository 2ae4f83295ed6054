import type { AskedParty } from '../../../../config/verification.ts';
import { callSigned, PartyUnavailable } from '../../../../platform/outside/signed-call.ts';
import { verifyWebhook } from '../../../../platform/outside/signed-webhooks.ts';
import { type IdentityProvider, type IdentityReport, type SanctionList, storable } from '../adapter.ts';
import { isDay } from '../../../../platform/zone.ts';
import { probeSigned } from './probe.ts';

const TIMEOUT_MS = 15_000;
/** Id of a check that exists at no provider. */
const NO_CHECK = '00000000-0000-4000-8000-000000000000';

/** A provider with the product's own protocol: a shared secret signs requests, answers and webhooks. */
export function createSignedIdentity(party: AskedParty): IdentityProvider {
  return {
    submit: async (question) => readReport(await callSigned(party, '/v1/checks', question, TIMEOUT_MS)),
    ask: async (ref) => readReport(await callSigned(party, '/v1/status', { ref }, TIMEOUT_MS)),
    readWebhook: (body, headers) => {
      if (verifyWebhook(party.secret, body, headers) === null) return null;
      const report: unknown = JSON.parse(body.toString());
      const { ref } = (report ?? {}) as { ref?: unknown };
      return typeof ref === 'string' ? { ref, report: readReport(report) } : null;
    },
    probe: async () => {
      const probe = await probeSigned(() => callSigned(party, '/v1/status', { ref: NO_CHECK }, TIMEOUT_MS));
      // The provider answers that it does not know the check.
      return { ...probe, status: probe.status === 404 ? 200 : probe.status };
    },
  };
}

/** Sanctions lists over the same protocol. */
export function createSignedSanctions(party: AskedParty): SanctionList {
  const search: SanctionList['search'] = async (person) => {
    const answer = (await callSigned(party, '/v1/search', person, TIMEOUT_MS)) ?? {};
    const { lists } = answer as { lists?: unknown };
    if (!Array.isArray(lists) || !lists.every((list) => typeof list === 'string' && list.length <= 100))
      throw new PartyUnavailable('the answer makes no sense');
    return lists.slice(0, 20);
  };
  return { search, probe: () => probeSigned(() => search({ name: 'Connection Test', birthDate: '1990-01-01' })) };
}

/** @throws PartyUnavailable when the body is not a report */
export function readReport(answer: unknown): IdentityReport {
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  const text = (name: string, most: number): string | null => {
    const value = storable(fields[name]);
    return typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : null;
  };
  const { state } = fields;
  if (state === 'pending' || state === 'unknown') return { state };
  if (state === 'refused') return { state, note: text('note', 200) };
  const [name, birthDate, expiresOn] = [text('name', 100), text('birthDate', 10), text('expiresOn', 10)];
  if (state === 'approved' && name !== null && isDay(birthDate) && (expiresOn === null || isDay(expiresOn)))
    return { state, name, birthDate, expiresOn, postcode: text('postcode', 16) };
  throw new PartyUnavailable('the report makes no sense');
}
