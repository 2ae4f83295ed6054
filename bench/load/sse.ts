import { eventOf, openEventStreams } from '@fairlot/testkit/clients/event-streams';
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
      const event = eventOf(block);
      if (event === undefined || !names.includes(event.name)) return;
      if (!values.some((value) => block.includes(`"${value}"`))) return;
      (receipts[event.id] ??= []).push(Date.now());
      if (++heard < expected) return;
      clearTimeout(timer);
      resolve();
    };
    openEventStreams(origin, clients, hear).then(sayReady, reject);
  });
  return { receipts };
});
