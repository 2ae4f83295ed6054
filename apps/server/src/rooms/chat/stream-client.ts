import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { beginStream, type StreamEvent } from '../../platform/events/index.ts';

/** A client whose unread data exceeds this is disconnected; it reconnects and reloads its data. */
const MAX_BUFFER_BYTES = 1 << 20;

/** Opens a stream of server-sent events as the response. */
export function openStream(reply: FastifyReply): ServerResponse {
  const response = beginStream(reply);
  response.write(': open\n\n');
  return response;
}

export function printEvent({ id, name, data }: StreamEvent): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function writeTo(response: ServerResponse, text: string): void {
  if (response.writableEnded) return; // its client has not read the end yet
  if (response.writableLength > MAX_BUFFER_BYTES) response.destroy();
  else response.write(text);
}
