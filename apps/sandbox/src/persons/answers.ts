import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an answer that is signed over the id of its request. */
export function sendSigned(request: FastifyRequest, reply: FastifyReply, secret: string, body: string, id?: string) {
  const text = `${id ?? String(request.headers['request-id'])}.${body}`;
  const signature = createHmac('sha256', secret).update(text).digest('base64');
  return reply.header('answer-signature', `v1,${signature}`).type('application/json').send(body);
}
