import type { FastifyInstance } from 'fastify';
import { MOST_PER_HOUR, type Players, type SessionOrder } from './runner.ts';

const paceSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['perHour'],
  properties: { perHour: { type: 'integer', minimum: 0, maximum: MOST_PER_HOUR } },
};
const part = { type: 'number', minimum: 0, maximum: 1 };
const stepOf = (name: string, properties: Record<string, object> = {}) => ({
  type: 'object',
  additionalProperties: false,
  required: ['do', ...Object.keys(properties)],
  properties: { do: { const: name }, ...properties },
});
const stepSchema = {
  oneOf: [
    stepOf('deposit', { size: part, payment: { enum: ['now', 'later', 'less', 'fail', 'cancel'] } }),
    stepOf('play', {
      room: { enum: ['lottery', 'originals', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS'] },
      share: part,
      rounds: { type: 'integer', minimum: 1, maximum: 20 },
    }),
    stepOf('withdraw', { share: part }),
    stepOf('ask', { text: { type: 'string', minLength: 1, maxLength: 500 } }),
    ...['identify', 'claim', 'invite'].map((name) => stepOf(name)),
  ],
};
const sessionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    player: { type: 'integer', minimum: 0, maximum: 100_000 },
    thinkMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    steps: { type: 'array', maxItems: 20, items: stepSchema },
  },
};

/** Status and pace of the simulated players, and a session on request. */
export function addPlayersRoutes(app: FastifyInstance, players: Players): void {
  app.get('/players', async () => players.status());
  app.put<{ Body: { perHour: number } }>('/players', { schema: { body: paceSchema } }, async (request) => {
    players.setPace(request.body.perHour);
    return players.status();
  });
  app.post<{ Body: SessionOrder }>('/players/sessions', { schema: { body: sessionSchema } }, async (request, reply) => {
    const outcomes = await players.playNow(request.body);
    if (outcomes === undefined) return reply.code(409).send({ error: 'busy', message: 'no such player, or busy' });
    return { outcomes };
  });
}
