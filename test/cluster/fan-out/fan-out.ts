import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Cluster } from '../cluster.ts';
import { until } from '../wait.ts';
import type { ClientsReport, ClientsTask } from './clients.ts';

/** Events that reached the clients of all processes. */
export interface FanOut {
  clients: number;
  events: number;
  receipts: number;
  /** Time from an event's row, which has the database's clock before its commit, to its receipt, in ms. */
  p50: number;
  p99: number;
  latest: number;
}

/** Variables of server processes that accept the clients, who share an address. */
export const FAN_OUT_ENV = { LIMIT_STREAMS: '50000', LIMIT_STREAMS_PER_ADDRESS: '50000' };

const NAME = 'draw.stops';
const PAUSE_MS = 1000;
const LAST_MS = 5000;

/** An operator stops one number of a draw a second; every visitor receives each stop. */
export async function measureFanOut(cluster: Cluster, clients: number, events: number): Promise<FanOut> {
  const each = Math.floor(clients / cluster.ports.apps.length);
  const workers = cluster.ports.apps.map(
    (port) => new Worker(new URL('./clients.ts', import.meta.url), { workerData: taskOf(port, each) }),
  );
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    const before = await newestEvent(cluster);
    await stopNumbers(cluster.origin, events);
    await sleep(LAST_MS);
    const sent = await eventsAfter(cluster, before);
    const received = await Promise.all(workers.map(receiptsOf));
    const delays = sent
      .flatMap(({ id, at }) => received.flatMap((receipts) => (receipts[id] ?? []).map((ms) => ms - at)))
      .toSorted((a, b) => a - b);
    const part = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0;
    return {
      clients: each * workers.length,
      events: sent.length,
      receipts: delays.length,
      p50: part(0.5),
      p99: part(0.99),
      latest: part(1),
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function taskOf(port: number, clients: number): ClientsTask {
  return { origin: `http://127.0.0.1:${port}`, clients, name: NAME };
}

async function receiptsOf(worker: Worker): Promise<Record<string, number[]>> {
  const answer = once(worker, 'message');
  worker.postMessage('report');
  const [report] = (await answer) as [ClientsReport];
  return report === 'open' ? {} : report.receipts;
}

async function newestEvent({ database }: Cluster): Promise<string> {
  return database.onPrimary(async (client) => {
    const { rows } = await client.query<{ id: string }>('select coalesce(max(id), 0) as id from platform_stream');
    return String(rows[0]?.id);
  }, 'fairlot');
}

async function eventsAfter({ database }: Cluster, id: string): Promise<{ id: string; at: number }[]> {
  return database.onPrimary(async (client) => {
    const { rows } = await client.query<{ id: string; at: Date }>(
      'select id::text, at from platform_stream where id > $1::bigint and name = $2',
      [id, NAME],
    );
    return rows.map((row) => ({ id: row.id, at: row.at.getTime() }));
  }, 'fairlot');
}

interface Issue {
  gameCode: string;
  numero: string | null;
  isSale: boolean;
  remainTime: number;
}

/** A lottery whose draws are on sale for longer than the events take. */
const GAME = 'VN300';
const SALE_MS = 300_000;

/** Stops numbers of the draw on sale. */
async function stopNumbers(origin: string, count: number): Promise<void> {
  const drawNumber = await drawOnSale(origin, 2 * count * PAUSE_MS);
  const login = await fetch(`${origin}/backoffice/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'operator', password: 'Fairlot2026' }),
  });
  const { token } = await valueOf<{ token: string }>(login);
  const cookie = /fairlot_op=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? '';
  for (let n = 0; n < count; n++) {
    const number = String(n).padStart(2, '0');
    await valueOf(
      await fetch(`${origin}/backoffice/api/lottery/draws/${GAME}/${drawNumber}/sale/de/${number}/stop`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie },
        body: JSON.stringify({ reason: 'Measures the delivery of events' }),
      }),
    );
    await sleep(PAUSE_MS);
  }
}

/** Waits for a draw that is on sale for this time. @returns its number */
async function drawOnSale(origin: string, forMs: number): Promise<string> {
  let found: string | null | undefined;
  const isFound = async () => {
    const issues = await valueOf<Issue[]>(await fetch(`${origin}/lgw/lottery/numero`));
    const issue = issues.find(({ gameCode, isSale, remainTime }) => gameCode === GAME && isSale && remainTime > forMs);
    found = issue?.numero;
    return typeof found === 'string';
  };
  await until(`a draw of ${GAME} is on sale`, isFound, SALE_MS);
  return found ?? '';
}

async function valueOf<T>(answer: Response): Promise<T> {
  const { success, errorCode, value } = (await answer.json()) as { success: boolean; errorCode: string; value: T };
  if (!success) throw new Error(`refused: ${errorCode}`);
  return value;
}
