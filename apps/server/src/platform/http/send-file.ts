import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './route.ts';

/** Sends a file as a download with its name. */
export function sendFile(reply: FastifyReply, type: string, { name, content }: FileAnswer): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
}
