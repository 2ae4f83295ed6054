import { request } from 'node:http';

/** Number of streams opened concurrently. */
const BATCH = 100;

/** Opens many event streams of visitors. @param hear receives each block of each stream: id, event and data */
export async function openEventStreams(origin: string, clients: number, hear: (block: string) => void): Promise<void> {
  for (let opened = 0; opened < clients; opened += BATCH) {
    await Promise.all(Array.from({ length: Math.min(BATCH, clients - opened) }, () => open(origin, hear)));
  }
}

function open(origin: string, hear: (block: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/lgw/events`, { agent: false }, (response) => {
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        blocks.forEach(hear);
      });
      resolve();
    });
    call.on('error', reject);
    call.end();
  });
}

/** Id and name of an event's block. Undefined: a comment, such as a heartbeat. */
export function eventOf(block: string): { id: string; name: string } | undefined {
  const id = /^id: (\d+)$/m.exec(block)?.[1];
  const name = /^event: (.+)$/m.exec(block)?.[1];
  return id === undefined || name === undefined ? undefined : { id, name };
}
