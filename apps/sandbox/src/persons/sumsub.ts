import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackUrl } from '../loopback.ts';
import type { StateFile } from '../state-file.ts';
import type { WebhookSender } from '../webhooks.ts';

// Based on docs.sumsub.com: requests signed by an app token, applicants, documents as forms, a requested review, and
// the webhook `applicantReviewed`.

const PREFIX = '/sumsub';
const WINDOW_SECONDS = 60;
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
/** Levels of the simulated dashboard. */
const LEVELS = ['basic-kyc-level'];
const ANSWERS = ['green', 'red', 'hold'] as const;

interface Applicant {
  id: string;
  externalUserId: string;
  levelName: string;
  reviewStatus: 'init' | 'pending' | 'completed' | 'onHold';
  reviewResult: { reviewAnswer: 'GREEN' | 'RED'; moderationComment?: string; reviewRejectType?: string } | null;
  info: Record<string, unknown>;
  documents: { idDocType: string; idDocSubType: string | null; country: string; bytes: number }[];
}

interface Finding {
  firstName?: string;
  lastName?: string;
  dob?: string;
  validUntil?: string;
  postCode?: string;
  comment?: string;
}

const text = { type: 'string', maxLength: 200 };
const findingSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { firstName: text, lastName: text, dob: text, validUntil: text, postCode: text, comment: text },
};

/** A provider of identity checks with Sumsub's protocol; its applicants are decided manually. */
export function addSumsubRoutes(
  app: FastifyInstance,
  { file, webhooks, apiKey, secret }: { file: StateFile; webhooks: WebhookSender; apiKey: string; secret: string },
): void {
  const applicants = new Map<string, Applicant>();
  const byReference = new Map<string, Applicant>();

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook<{ Body: Buffer | undefined }>('preHandler', async (request, reply) => {
      if (!isSigned(request, apiKey, secret)) await refuse(reply, 401, 'Request signature mismatch');
    });

    scope.post<{ Querystring: { levelName?: string }; Body: Buffer }>(
      `${PREFIX}/resources/applicants`,
      async ({ query, body }, reply) => {
        const { levelName = '' } = query;
        if (!LEVELS.includes(levelName)) return refuse(reply, 404, `Level '${levelName}' not found`);
        const { externalUserId } = JSON.parse(body.toString()) as { externalUserId?: string };
        if (!externalUserId) return refuse(reply, 400, 'externalUserId is required');
        const known = byReference.get(externalUserId);
        if (known !== undefined)
          return refuse(reply, 409, `Applicant with external user id '${externalUserId}' already exists: ${known.id}`);
        const applicant: Applicant = {
          id: randomBytes(12).toString('hex'),
          externalUserId,
          levelName,
          reviewStatus: 'init',
          reviewResult: null,
          info: {},
          documents: [],
        };
        applicants.set(applicant.id, applicant);
        byReference.set(externalUserId, applicant);
        return reply.code(201).send(present(applicant));
      },
    );
    scope.get<{ Params: { reference: string } }>(
      `${PREFIX}/resources/applicants/-;externalUserId=:reference/one`,
      async ({ params }, reply) => {
        const applicant = byReference.get(params.reference);
        return applicant === undefined ? refuse(reply, 404, 'Applicant not found') : present(applicant);
      },
    );
    addDocumentRoutes(scope, applicants);
  });

  app.post<{ Body: { url: string } }>(`${PREFIX}/webhook`, async ({ body: { url } }, reply) => {
    if (!isLoopbackUrl(url)) return refuse(reply, 400, 'url must be an address of this machine');
    file.state.endpoints.sumsub = url;
    await file.save();
    return { url };
  });
  app.get(`${PREFIX}/applicants`, async () => [...applicants.values()].toReversed());
  addDecisionRoutes(app, byReference, { file, webhooks });
}

/** Decisions by hand, each reported by a webhook. */
function addDecisionRoutes(
  app: FastifyInstance,
  byReference: ReadonlyMap<string, Applicant>,
  { file, webhooks }: { file: StateFile; webhooks: WebhookSender },
): void {
  for (const answer of ANSWERS)
    app.post<{ Params: { reference: string }; Body: Finding }>(
      `${PREFIX}/applicants/:reference/${answer}`,
      { schema: { body: findingSchema } },
      async ({ params, body }, reply) => {
        const applicant = byReference.get(params.reference);
        if (applicant === undefined) return refuse(reply, 404, 'Applicant not found');
        decide(applicant, answer, body);
        const url = file.state.endpoints.sumsub;
        if (url !== undefined) {
          webhooks.enqueue({ eventId: randomUUID(), url, body: webhookOf(applicant), wire: 'sumsub' });
          await file.save();
          webhooks.wake();
        }
        return present(applicant);
      },
    );
}

const refuse = (reply: FastifyReply, code: number, description: string) =>
  reply.code(code).send({ description, code, correlationId: randomUUID() });

function addDocumentRoutes(scope: FastifyInstance, applicants: ReadonlyMap<string, Applicant>): void {
  scope.post<{ Params: { id: string }; Body: Buffer }>(
    `${PREFIX}/resources/applicants/:id/info/idDoc`,
    async ({ params, body, headers }, reply) => {
      const applicant = applicants.get(params.id);
      if (applicant === undefined) return refuse(reply, 404, 'Applicant not found');
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': String(headers['content-type']) },
      }).formData();
      const sent = form.get('metadata');
      const metadata: unknown = JSON.parse(typeof sent === 'string' ? sent : '{}');
      const { idDocType, idDocSubType = null, country } = metadata as Record<string, string | undefined>;
      if (!idDocType || !/^[A-Z]{3}$/.test(country ?? '')) return refuse(reply, 400, 'idDocType, country: required');
      const content = form.get('content');
      if (!(content instanceof Blob)) return refuse(reply, 400, 'content: required');
      applicant.documents.push({ idDocType, idDocSubType, country: country ?? '', bytes: content.size });
      return reply.header('x-image-id', randomBytes(4).readUInt32BE()).send({ idDocType, country });
    },
  );
  scope.post<{ Params: { id: string } }>(
    `${PREFIX}/resources/applicants/:id/status/pending`,
    async ({ params }, reply) => {
      const applicant = applicants.get(params.id);
      if (applicant === undefined) return refuse(reply, 404, 'Applicant not found');
      if (applicant.documents.length === 0) return refuse(reply, 400, 'Applicant has no documents');
      applicant.reviewStatus = 'pending';
      return { ok: 1 };
    },
  );
}

function decide(applicant: Applicant, answer: (typeof ANSWERS)[number], finding: Finding): void {
  const { comment, postCode, ...document } = finding;
  applicant.reviewStatus = answer === 'hold' ? 'onHold' : 'completed';
  applicant.reviewResult = null;
  if (answer === 'green') applicant.reviewResult = { reviewAnswer: 'GREEN' };
  if (answer === 'red')
    applicant.reviewResult = { reviewAnswer: 'RED', moderationComment: comment ?? '', reviewRejectType: 'RETRY' };
  const [{ idDocType, country } = { idDocType: 'PASSPORT', country: 'GBR' }] = applicant.documents;
  applicant.info = {
    idDocs: [{ idDocType, country, ...document }],
    ...(postCode && { addresses: [{ country, postCode }] }),
  };
}

const present = ({ id, externalUserId, info, reviewStatus, reviewResult, levelName }: Applicant) => ({
  id,
  externalUserId,
  type: 'individual',
  info,
  review: { levelName, reviewStatus, ...(reviewResult && { reviewResult }) },
});

const webhookOf = ({ id, externalUserId, levelName, reviewStatus, reviewResult }: Applicant): string =>
  JSON.stringify({
    applicantId: id,
    applicantType: 'individual',
    correlationId: randomUUID(),
    levelName,
    externalUserId,
    type: reviewStatus === 'onHold' ? 'applicantOnHold' : 'applicantReviewed',
    reviewStatus,
    ...(reviewResult && { reviewResult }),
    createdAtMs: new Date().toISOString(),
  });

/** Whether the secret key of the app token signed time, method, path and the exact body. */
function isSigned({ headers, method, url, body }: FastifyRequest, apiKey: string, secret: string): boolean {
  const seconds = String(headers['x-app-access-ts']);
  if (headers['x-app-token'] !== apiKey || !(Math.abs(Date.now() / 1000 - Number(seconds)) <= WINDOW_SECONDS))
    return false;
  const signed = createHmac('sha256', secret).update(`${seconds}${method}${url.slice(PREFIX.length)}`);
  if (Buffer.isBuffer(body)) signed.update(body);
  const [expected, given] = [Buffer.from(signed.digest('hex')), Buffer.from(String(headers['x-app-access-sig']))];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
