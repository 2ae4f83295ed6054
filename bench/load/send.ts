import { type Agent, type IncomingMessage, request } from 'node:http';

export interface PacedRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends one request on the agent's connections and reads the complete answer. */
export function send(
  origin: string,
  { method, path, headers, body }: PacedRequest,
  agent: Agent,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { method, headers, agent }, (answer: IncomingMessage) => {
      let text = '';
      answer.setEncoding('latin1');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
