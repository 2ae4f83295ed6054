import { parentPort, workerData } from 'node:worker_threads';
import { eventOf, openEventStreams } from '@fairlot/testkit/clients/event-streams';

/** Visitors of one server process, in a separate thread. */
export interface ClientsTask {
  origin: string;
  clients: number;
  /** Name of the events that count. */
  name: string;
}

/** `open` once every stream is; `receipts` as the answer to any message: by event id, epoch ms for every client. */
export type ClientsReport = 'open' | { receipts: Record<string, number[]> };

const { origin, clients, name } = workerData as ClientsTask;
const receipts: Record<string, number[]> = {};
const report = (message: ClientsReport) => parentPort?.postMessage(message);

parentPort?.on('message', () => report({ receipts }));
await openEventStreams(origin, clients, (block) => {
  const event = eventOf(block);
  if (event?.name === name) (receipts[event.id] ??= []).push(Date.now());
});
report('open');
