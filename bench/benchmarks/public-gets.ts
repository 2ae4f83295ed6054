import { runLoad } from '../kit/child.ts';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, count, type Line, median, printNote, ratioLine } from '../kit/report.ts';
import { cpuMsOf, type ServerProcess, startBareServer, startServer } from '../kit/server.ts';
import type { RequestsResult, RequestsTask } from '../load/requests.ts';

const PATHS = ['/wps/whitelabel/systemStatus', '/lgw/game/menus', '/lgw/game/hot', '/lgw/lottery/vn/menu'];
const CONNECTIONS = 16;
const SECONDS = 1;
const ROUNDS = 5;
const LEAST_RATIO = 0.5;

/** Public answers compared with a bare Fastify route that sends the same bytes, both in separate processes. */
export function publicGets(databases: Databases): Benchmark {
  return { name: 'public', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const product = await startServer({ databaseUrl: await databases.copy() });
  try {
    const bodies = Object.fromEntries(
      await Promise.all(PATHS.map(async (path) => [path, await read(product.origin + path)] as const)),
    );
    const bare = await startBareServer(bodies);
    try {
      const lines: Line[] = [];
      for (const path of PATHS) lines.push(await compare(path, product, bare, bodies[path] ?? ''));
      return lines;
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
}

/** Rounds alternate and the median ratio counts, so that other load on the machine affects both equally. */
async function compare(path: string, product: ServerProcess, bare: ServerProcess, body: string): Promise<Line> {
  await load(product, path);
  await load(bare, path);
  const rounds: { ours: Round; theirs: Round; ratio: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const ours = await load(product, path);
    const theirs = await load(bare, path);
    rounds.push({ ours, theirs, ratio: ours.perSecond / theirs.perSecond });
  }
  const middle = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  printNote(
    `${path}: ${count(body.length)} bytes, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s ` +
      `each, ratios ${rounds.map(({ ratio }) => ratio.toFixed(2)).join(' ')}, ` +
      `server time per answer ${middle(({ ours }) => ours.cpuUs).toFixed(0)} us against ` +
      `${middle(({ theirs }) => theirs.cpuUs).toFixed(0)} us bare`,
  );
  const figure =
    `${count(middle(({ ours }) => ours.perSecond))}/s against ` +
    `${count(middle(({ theirs }) => theirs.perSecond))}/s bare`;
  return ratioLine(
    path,
    figure,
    middle(({ ratio }) => ratio),
    { least: LEAST_RATIO },
  );
}

interface Round {
  perSecond: number;
  cpuUs: number;
}

async function load({ origin, pid }: ServerProcess, path: string): Promise<Round> {
  const before = cpuMsOf(pid);
  const task: RequestsTask = { origin, requests: [{ path }], connections: CONNECTIONS, seconds: SECONDS };
  const { perSecond, total, failures } = await runLoad<RequestsResult>('requests.ts', task, { timeoutMs: 30_000 });
  if (failures > 0) throw new Error(`${failures} of the requests to ${path} failed`);
  return { perSecond, cpuUs: ((cpuMsOf(pid) - before) * 1000) / total };
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (response.status !== 200 || !text.includes('"success":true'))
    throw new Error(`${address} answered ${response.status} ${text.slice(0, 200)}`);
  return text;
}
