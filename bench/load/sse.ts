import { request } from 'node:http';
import { answerTask } from '../kit/child.ts';

/** Opens many event streams and records when each receives the expected events. */
export interface SseTask {
  origin: string;
  clients: number;
  /** Names of the events that count. */
  names: readonly string[];
  /** For each value every name is expected: a draw, a state. */
  values: readonly string[];
  waitMs: number;
}

export interface SseResult {
  /** Receipts by event id: epoch ms for every client that received it. */
  receipts: Record<string, number[]>;
}

answerTask<SseTask, SseResult>(async ({ origin, clients, names, values, waitMs }, sayReady) => {
  const receipts: Record<string, number[]> = {};
  const expected = names.length * values.length * clients;
  let heard = 0;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, waitMs);
    const hear = (block: string) => {
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      const name = /^event: (.+)$/m.exec(block)?.[1];
      if (
        id === undefined ||
        name === undefined ||
        !names.includes(name) ||
        !values.some((value) => block.includes(`"${value}"`))
      )
        return;
      (receipts[id] ??= []).push(Date.now());
      if (++heard < expected) return;
      clearTimeout(timer);
      resolve();
    };
    openAll(origin, clients, hear).then(sayReady, reject);
  });
  return { receipts };
});

/** Number of streams opened concurrently. */
const BATCH = 100;

async function openAll(origin: string, clients: number, hear: (block: string) => void): Promise<void> {
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
