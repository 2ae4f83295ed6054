import type { FastifyInstance } from 'fastify';
import { createInbox, type Inbox } from './inbox.ts';
import { requireKey } from './routes.ts';

export interface TextMessage {
  /** Number with country code, digits only. */
  to: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

const messageSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['to', 'text'],
  properties: {
    to: { type: 'string', pattern: '^\\+[1-9][0-9]{5,14}$' },
    text: { type: 'string', minLength: 1, maxLength: 1_000 },
  },
};

/**
 * An SMS gateway: it accepts messages with the API key and shows the messages of a number to anyone.
 * @returns the inbox, to which other parties of the sandbox add messages
 */
export function addSmsRoutes(app: FastifyInstance, apiKey: string): Inbox<TextMessage> {
  const inbox = createInbox<TextMessage>();

  app.post<{ Body: { to: string; text: string } }>(
    '/sms/v1/messages',
    { onRequest: requireKey(apiKey), schema: { body: messageSchema } },
    async (request, reply) => {
      const id = request.headers['idempotency-key'];
      const isNew = inbox.add(
        { to: digitsOf(request.body.to), text: request.body.text, at: Date.now() },
        typeof id === 'string' ? id : undefined,
      );
      return reply.code(isNew ? 202 : 200).send({ accepted: true });
    },
  );

  app.get<{ Querystring: { to?: string } }>('/sms', async (request) => {
    const to = digitsOf(request.query.to ?? '');
    return inbox.list((message) => message.to === to);
  });
  return inbox;
}

/** A number as the inbox stores it. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
