import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLoopbackUrl } from '../loopback.ts';
import type { WebhookSender } from '../webhooks.ts';
import type { StateFile } from '../state-file.ts';
import { sendSigned } from './answers.ts';
import { requireSignature } from './signed-bodies.ts';

const DECISIONS = ['approved', 'refused', 'unknown'] as const;
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
/** Names on the sandbox's sanctions lists. */
const SANCTIONED = ['ivan sanctioned', 'nguyễn bị phạt'];

interface Check {
  ref: string;
  webhookUrl: string;
  sides: string[];
  report: Record<string, string>;
}

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const checkSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ref', 'kind', 'pictures', 'webhookUrl'],
  properties: {
    ref: { type: 'string', format: 'uuid' },
    kind: { type: 'string', maxLength: 40 },
    pictures: { type: 'object', additionalProperties: { type: 'string' } },
    webhookUrl: { type: 'string', maxLength: 2_000 },
  },
};
const refSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ref'],
  properties: { ref: { type: 'string', maxLength: 64 } },
};
const findingSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { name: { type: 'string', maxLength: 100 }, birthDate: day, expiresOn: day, note: { type: 'string' } },
};
const personSchema = {
  type: 'object',
  additionalProperties: true,
  required: ['name', 'birthDate'],
  properties: { name: { type: 'string', maxLength: 100 }, birthDate: day },
};

type IdentityOptions = {
  file: StateFile;
  webhooks: WebhookSender;
  secret: string;
  /** Report that needs no manual decision: on a document of a simulated player. */
  reportOn: (pictures: Record<string, string>) => Record<string, string> | undefined;
};

/**
 * A provider of identity checks: it accepts signed documents, answers `pending`, and sends the manual decision by
 * webhook. It also has sanctions lists for name look-ups.
 */
export function addIdentityRoutes(app: FastifyInstance, { file, webhooks, secret, reportOn }: IdentityOptions): void {
  const checks = new Map<string, Check>();

  void app.register(async (scope) => {
    requireSignature(scope, secret);
    scope.post<{ Body: { ref: string; pictures: Record<string, string>; webhookUrl: string } }>(
      '/identity/v1/checks',
      { schema: { body: checkSchema }, bodyLimit: BODY_LIMIT_BYTES },
      async (request, reply) => {
        const { ref, pictures, webhookUrl } = request.body;
        if (!isLoopbackUrl(webhookUrl)) return reply.code(400).send({ error: 'invalid', message: 'webhookUrl' });
        const sides = Object.keys(pictures).toSorted();
        const report = reportOn(pictures) ?? { state: 'pending' };
        const check = checks.get(ref) ?? { ref, webhookUrl, sides, report };
        checks.set(ref, check);
        return sendSigned(request, reply, secret, JSON.stringify({ ref, ...check.report }));
      },
    );
    scope.post<{ Body: { ref: string } }>(
      '/identity/v1/status',
      { schema: { body: refSchema } },
      async (request, reply) => {
        const check = checks.get(request.body.ref);
        if (check === undefined) return reply.code(404).send({ error: 'unknown', message: 'no such check' });
        return sendSigned(request, reply, secret, JSON.stringify({ ref: check.ref, ...check.report }));
      },
    );
    scope.post<{ Body: { name: string } }>(
      '/sanctions/v1/search',
      { schema: { body: personSchema } },
      async (request, reply) => {
        const isListed = SANCTIONED.includes(request.body.name.normalize('NFC').trim().toLowerCase());
        return sendSigned(request, reply, secret, JSON.stringify({ lists: isListed ? ['Sandbox sanctions'] : [] }));
      },
    );
  });

  app.get('/identity/checks', async () =>
    [...checks.values()].map(({ ref, sides, report }) => ({ ref, sides, ...report })).toReversed(),
  );
  for (const decision of DECISIONS)
    app.post<{ Params: { ref: string }; Body: Record<string, string> }>(
      `/identity/checks/:ref/${decision}`,
      { schema: { body: findingSchema } },
      async (request, reply) => {
        const check = checks.get(request.params.ref);
        if (check === undefined) return reply.code(404).send({ error: 'unknown', message: 'no such check' });
        check.report = { ...request.body, state: decision };
        const body = JSON.stringify({ ref: check.ref, ...check.report });
        webhooks.enqueue({ eventId: randomUUID(), url: check.webhookUrl, body });
        await file.save();
        webhooks.wake();
        return { ref: check.ref, ...check.report };
      },
    );
}
