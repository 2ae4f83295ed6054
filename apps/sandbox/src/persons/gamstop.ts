import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readForms } from '../routes.ts';
import { addModes } from './modes.ts';

// Based on GAMSTOP's public description of its API (version 2): a single check by form with the answer in the header
// X-Exclusion, and a batch check by JSON.

const MOST_IN_BATCH = 1000;
const REQUIRED = ['firstName', 'lastName', 'dateOfBirth', 'email', 'postcode'] as const;
const EXCLUSIONS = ['Y', 'N', 'P'] as const;

type Fields = Record<string, string | undefined>;

const text = { type: 'string', minLength: 1, maxLength: 200 };
const personSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['lastName', 'dateOfBirth', 'postcode', 'exclusion'],
  properties: { lastName: text, dateOfBirth: text, postcode: text, exclusion: { enum: EXCLUSIONS } },
};

/** The register of Great Britain. Its entries and its behaviour are set manually. */
export function addGamstopRoutes(app: FastifyInstance, apiKey: string): void {
  const people = new Map<string, string>();
  const mode = addModes(app, '/gamstop', ['answering', 'down', 'nonsense']);
  let batches = 0;

  function answerOf(person: Fields): string {
    return mode() === 'nonsense' ? 'maybe' : (people.get(keyOf(person)) ?? 'N');
  }
  const isIncomplete = (person: Fields) => REQUIRED.some((field) => (person[field] ?? '').trim() === '');

  void app.register(async (scope) => {
    readForms(scope);
    scope.addHook('onRequest', async ({ headers }, reply) => {
      if (headers['x-api-key'] !== apiKey) await reply.code(403).send();
      else if (mode() === 'down') await reply.code(503).send();
    });
    scope.post<{ Body: Fields }>('/gamstop/v2', async ({ body }, reply) => {
      if (isIncomplete(body)) return reply.code(400).send();
      return answered(reply).header('x-exclusion', answerOf(body)).send();
    });
    scope.post<{ Body: Fields[] }>('/gamstop/batch/v2', async ({ body }, reply) => {
      if (!Array.isArray(body) || body.length === 0 || body.length > MOST_IN_BATCH || body.some(isIncomplete))
        return reply.code(400).send();
      batches += 1;
      return answered(reply).send(
        body.map((person) => ({
          correlationId: person['correlationId'],
          msRequestId: randomUUID(),
          exclusion: answerOf(person),
        })),
      );
    });
  });
  app.post<{ Body: Fields }>('/gamstop/people', { schema: { body: personSchema } }, async ({ body }) => {
    people.set(keyOf(body), body['exclusion'] ?? 'N');
    return { people: people.size };
  });
  app.get('/gamstop/batches', async () => ({ batches }));
}

const answered = (reply: FastifyReply) => reply.header('x-unique-id', randomUUID());

/** The register compares names and postcodes without regard to case and spaces. */
const keyOf = ({ lastName = '', dateOfBirth = '', postcode = '' }: Fields): string =>
  [lastName, dateOfBirth, postcode].map((part) => part.replaceAll(/\s/g, '').toLowerCase()).join('|');
