import { runLoad } from '../kit/child.ts';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, count, type Line, printNote, ratioLine } from '../kit/report.ts';
import { cpuMsOf, type ServerProcess, startBareServer, startServer } from '../kit/server.ts';
import type { RequestsResult, RequestsTask } from '../load/requests.ts';

const PATHS = ['/wps/whitelabel/systemStatus', '/lgw/game/menus', '/lgw/game/hot', '/lgw/lottery/vn/menu'];
const CONNECTIONS = 16;
const SECONDS = 4;
const LEAST_RATIO = 0.5;

/** Public answers against a bare Fastify route that sends the same bytes, both as processes of their own. */
export function publicGets(databases: Databases): Benchmark {
  return { name: 'public', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const product = await startServer({ databaseUrl: await databases.copy() });
  try {
    const bodies = Object.fromEntries(await Promise.all(PATHS.map(async (path) => [path, await read(product.origin + path)] as const)));
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

async function compare(path: string, product: ServerProcess, bare: ServerProcess, body: string): Promise<Line> {
  await load(product, path, 1);
  await load(bare, path, 1);
  const ours = await load(product, path, SECONDS);
  const theirs = await load(bare, path, SECONDS);
  printNote(`${path}: ${count(body.length)} bytes, ${CONNECTIONS} connections, server time per answer ${ours.cpu} against ${theirs.cpu} bare`);
  return ratioLine(path, `${count(ours.perSecond)}/s against ${count(theirs.perSecond)}/s bare`, ours.perSecond / theirs.perSecond, { least: LEAST_RATIO });
}

async function load({ origin, pid }: ServerProcess, path: string, seconds: number): Promise<{ perSecond: number; cpu: string }> {
  const before = cpuMsOf(pid);
  const task: RequestsTask = { origin, requests: [{ path }], connections: CONNECTIONS, seconds };
  const { perSecond, total, failures } = await runLoad<RequestsResult>('requests.ts', task, { timeoutMs: 30_000 });
  if (failures > 0) throw new Error(`${failures} of the requests to ${path} failed`);
  const after = cpuMsOf(pid);
  const cpu = before === undefined || after === undefined ? 'unknown' : `${Math.round(((after - before) * 1000) / total)} us`;
  return { perSecond, cpu };
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (response.status !== 200 || !text.includes('"success":true')) throw new Error(`${address} answered ${response.status} ${text.slice(0, 200)}`);
  return text;
}
