import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { beginStream, type StreamEvent } from '../../platform/events/index.ts';

/** Who does not read for so long is cut off; it comes back and loads what it shows anew. */
const MAX_BUFFER_BYTES = 1 << 20;

/** Opens server-sent events in place of an answer. */
export function openStream(reply: FastifyReply): ServerResponse {
  const response = beginStream(reply);
  response.write(': open\n\n');
  return response;
}

export function printEvent({ id, name, data }: StreamEvent): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function writeTo(response: ServerResponse, text: string): void {
  if (response.writableLength > MAX_BUFFER_BYTES) response.destroy();
  else response.write(text);
}
