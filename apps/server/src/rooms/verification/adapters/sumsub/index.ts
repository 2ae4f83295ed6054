import { callOutside, type OutsideAnswer } from '../../../../platform/outside/call-outside.ts';
import { lookupOutside } from '../../../../platform/post-outside.ts';
import { PartyUnavailable } from '../../../../platform/outside/signed-call.ts';
import type { IdentityProvider, IdentityQuestion } from '../adapter.ts';
import { fieldsOf, readApplicant } from './report.ts';
import { isOwnWebhook, signRequest } from './signature.ts';

/** Address and dashboard settings of Sumsub. */
export interface SumsubSettings {
  url: string;
  /** Name of the applicants' verification level. */
  levelName: string;
  /** Country of the documents, ISO 3166-1 alpha-3. */
  country: string;
  appToken: string;
  secretKey: string;
  /** Signs webhooks. */
  webhookSecret: string;
  isPublicOnly?: boolean;
}

const TIMEOUT_MS = 15_000;
const DOCUMENTS: Readonly<Record<string, string>> = {
  identityCard: 'ID_CARD',
  passport: 'PASSPORT',
  drivingLicence: 'DRIVERS',
};
const DOUBLE_SIDED: ReadonlySet<string> = new Set(['identityCard', 'drivingLicence']);
const SIDES: Readonly<Record<string, string>> = { front: 'FRONT_SIDE', back: 'BACK_SIDE' };

/**
 * Sumsub, based on docs.sumsub.com and not certified. A check is an applicant with the check's reference as external
 * user id: documents are added and a review is requested. The result arrives by the webhook `applicantReviewed` or a
 * query.
 */
export function createSumsub(settings: SumsubSettings): IdentityProvider {
  const { url, levelName, country, webhookSecret } = settings;

  async function call(method: 'GET' | 'POST', path: string, sent?: { type: string; body: Uint8Array }) {
    const body = sent?.body ?? new Uint8Array();
    try {
      return await callOutside(`${url}${path}`, {
        method,
        headers: { ...signRequest(settings, method, path, body), 'content-type': sent?.type ?? 'application/json' },
        ...(sent === undefined ? {} : { body }),
        deadlineMs: TIMEOUT_MS,
        ...(settings.isPublicOnly === true ? { lookup: lookupOutside } : {}),
      });
    } catch (error) {
      throw new PartyUnavailable(`${url} does not answer`, { cause: error });
    }
  }
  const json = (value: object) => ({ type: 'application/json', body: Buffer.from(JSON.stringify(value)) });

  /** The applicant of a check. @throws PartyUnavailable when there is none */
  async function find(ref: string): Promise<unknown> {
    const answer = await call('GET', `/resources/applicants/-;externalUserId=${encodeURIComponent(ref)}/one`);
    return answer.status === 404 ? undefined : parsed(answer);
  }
  async function open(ref: string): Promise<{ id: string; isNew: boolean }> {
    const path = `/resources/applicants?levelName=${encodeURIComponent(levelName)}`;
    const answer = await call('POST', path, json({ externalUserId: ref }));
    // An earlier attempt created the applicant.
    const isNew = answer.status !== 409;
    return { id: idOf(isNew ? parsed(answer) : await find(ref)), isNew };
  }
  async function addDocument(id: string, { kind }: IdentityQuestion, side: string, picture: string): Promise<void> {
    const sent = await formOf(kind, country, side, picture);
    parsed(await call('POST', `/resources/applicants/${id}/info/idDoc`, sent));
  }

  return {
    submit: async (question) => {
      const { id, isNew } = await open(question.ref);
      // Documents of an interrupted attempt are sent again: the provider keeps the newest picture of a side.
      const found = isNew ? { state: 'pending' as const } : readApplicant(await find(question.ref));
      if (found.state !== 'pending') return found;
      for (const [side, picture] of Object.entries(question.pictures)) await addDocument(id, question, side, picture);
      parsed(await call('POST', `/resources/applicants/${id}/status/pending`, json({})));
      return { state: 'pending' };
    },
    ask: async (ref) => {
      const applicant = await find(ref);
      if (applicant === undefined) throw new PartyUnavailable(`${url} knows no such check`, { status: 404 });
      return readApplicant(applicant);
    },
    readWebhook: (body, headers) => {
      if (!isOwnWebhook(webhookSecret, body, headers)) return null;
      const { externalUserId } = fieldsOf(JSON.parse(body.toString()));
      // The webhook names the applicant without the document's data, so the check is queried.
      return typeof externalUserId === 'string' ? { ref: externalUserId, report: null } : null;
    },
    probe: async () => {
      const { isOk, status, body } = await call('GET', '/resources/applicants/-;externalUserId=connection-test/one');
      if (isOk) throw new PartyUnavailable('the answer makes no sense');
      const { description } = fieldsOf(safeJson(body));
      const detail = typeof description === 'string' ? description : '';
      // Sumsub describes the missing applicant; a 404 without it comes from another server.
      const isKnown = status === 404 && detail !== '';
      return { status: isKnown ? 200 : status, detail, areKeysRefused: status === 401 };
    },
  };
}

/** The form of a document's picture, encoded with its boundary. */
async function formOf(kind: IdentityQuestion['kind'], country: string, side: string, picture: string) {
  const isFace = side === 'face';
  const metadata = {
    idDocType: isFace ? 'SELFIE' : DOCUMENTS[kind],
    country,
    ...(!isFace && DOUBLE_SIDED.has(kind) && { idDocSubType: SIDES[side] }),
  };
  const form = new FormData();
  form.set('metadata', JSON.stringify(metadata));
  form.set('content', new Blob([Buffer.from(picture, 'base64')], { type: 'image/jpeg' }), `${side}.jpg`);
  const encoded = new Request('http://form', { method: 'POST', body: form });
  return { type: encoded.headers.get('content-type') ?? '', body: new Uint8Array(await encoded.arrayBuffer()) };
}

/** @throws PartyUnavailable unless the call succeeded */
function parsed({ isOk, status, body }: OutsideAnswer): unknown {
  if (!isOk) {
    const { description } = fieldsOf(safeJson(body));
    const words = typeof description === 'string' ? `: ${description.slice(0, 200)}` : '';
    throw new PartyUnavailable(`it answers ${status}${words}`, { status });
  }
  return safeJson(body);
}

function safeJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** @throws PartyUnavailable for an answer without an applicant */
function idOf(applicant: unknown): string {
  const { id } = fieldsOf(applicant);
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) throw new PartyUnavailable('the applicant has no id');
  return id;
}
