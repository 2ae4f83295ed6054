import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendSigned } from './answers.ts';
import { addModes } from './modes.ts';
import { requireSignature } from './signed-bodies.ts';

const SLOW_MS = 10_000;

interface ExcludedPerson {
  mobile?: string;
  email?: string;
  /** Epoch milliseconds; without it the person is excluded until removed. */
  until?: number;
}

const markSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const checkSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['marks'],
  properties: { marks: { type: 'array', minItems: 1, maxItems: 10, items: markSchema } },
};
const personSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    mobile: { type: 'string', pattern: '^\\+[1-9][0-9]{5,14}$' },
    email: { type: 'string', maxLength: 200, pattern: '@' },
    until: { type: 'integer', minimum: 1 },
  },
};

/**
 * The country's exclusion register. Operators query it with keyed hashes at /register/v1/check, signed, and receive an
 * answer signed over the request's id. Its entries and its behaviour are set manually.
 */
export function addRegisterRoutes(app: FastifyInstance, secret: string): void {
  const people = new Map<string, { until: number | null }>();
  const modeOf = addModes(app, '/register', ['answering', 'down', 'slow', 'nonsense', 'forged']);
  const marksOf = ({ mobile, email }: ExcludedPerson) => [
    ...(mobile === undefined ? [] : [markOf(secret, 'mobile', mobile)]),
    ...(email === undefined ? [] : [markOf(secret, 'email', email.trim().toLowerCase())]),
  ];

  void app.register(async (scope) => {
    requireSignature(scope, secret);
    scope.post<{ Body: { marks: string[] } }>(
      '/register/v1/check',
      { schema: { body: checkSchema } },
      async (request, reply) => {
        const mode = modeOf();
        if (mode === 'down') return reply.code(503).send({ error: 'down', message: 'the register is closed' });
        if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
        const found = request.body.marks.flatMap((mark) => people.get(mark) ?? []);
        const valid = found.filter(({ until }) => until === null || until > Date.now());
        const ends = valid.map(({ until }) => until);
        const until = ends.includes(null) || ends.length === 0 ? null : Math.max(...ends.map(Number));
        const body =
          mode === 'nonsense' ? '{"excluded":"perhaps"}' : JSON.stringify({ excluded: ends.length > 0, until });
        const id = mode === 'forged' ? 'another' : undefined;
        return sendSigned(request, reply, secret, body, id);
      },
    );
  });
  app.post<{ Body: ExcludedPerson }>('/register/people', { schema: { body: personSchema } }, async ({ body }) => {
    for (const mark of marksOf(body)) people.set(mark, { until: body.until ?? null });
    return { people: people.size };
  });
  app.post<{ Body: ExcludedPerson }>(
    '/register/people/remove',
    { schema: { body: personSchema } },
    async ({ body }) => {
      for (const mark of marksOf(body)) people.delete(mark);
      return { people: people.size };
    },
  );
}

function markOf(secret: string, kind: string, text: string): string {
  return createHmac('sha256', secret).update(`${kind}:${text}`).digest('hex');
}
