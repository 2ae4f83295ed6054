import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Whether the client has already disconnected, for example during a query; the reply is then taken over and left. Its
 * response never closes again, so nothing may be registered that its `close` would remove.
 */
export function hasLeft(reply: FastifyReply): boolean {
  if (!reply.raw.destroyed) return false;
  reply.hijack();
  return true;
}

/** Takes a reply over from the framework and starts a stream of server-sent events that proxies do not buffer. */
export function beginStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  return reply.raw;
}
