import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './route.ts';

/** Sends a file under its name, as a download. */
export function sendFile(reply: FastifyReply, type: string, { name, content }: FileAnswer): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
}
