import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Feed } from './feed.ts';

/** Two parties that report the same draws. */
const NAMES = ['a', 'b'];

/**
 * The feed of official results under /feed/v1. `x-feed-signature` is the hex HMAC-SHA256 of the body with the webhooks'
 * secret; the body names day and party.
 */
export function addFeedRoutes(app: FastifyInstance, feed: Feed, secret: string): void {
  app.get<{ Querystring: { date?: string; feed?: string } }>('/feed/v1/results', async (request, reply) => {
    const { date = '', feed: name = NAMES[0] ?? '' } = request.query;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
      return reply.code(400).send({ error: 'invalid', message: 'date is YYYY-MM-DD' });
    if (!NAMES.includes(name)) return reply.code(404).send({ error: 'unknown', message: 'no such feed' });
    const body = JSON.stringify({ date, feed: name, results: feed.resultsOf(date, Date.now()) });
    return reply
      .header('x-feed-signature', createHmac('sha256', secret).update(body).digest('hex'))
      .type('application/json')
      .send(body);
  });
}
