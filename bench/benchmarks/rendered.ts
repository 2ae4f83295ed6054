import { runLoad } from '../kit/child.ts';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, count, type Line, printNote } from '../kit/report.ts';
import { canPin, cpuMsOf, type ServerProcess, startServer } from '../kit/server.ts';
import type { RequestsResult, RequestsTask } from '../load/requests.ts';

const HOME = '/m/home';
const VISITOR_CONNECTIONS = 8;
const LEAST_VISITORS = 3000;
const MEMBER_CONNECTIONS = 16;
const MEMBER_RATE = 100;
const MOST_MEMBER_P99_MS = 60;
const SECONDS = 8;

/** Pages as HTML from a server on one processor: visitors from the one-second cache, members rendered for each. */
export function rendered(databases: Databases): Benchmark {
  return { name: 'rendered', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const isPinned = canPin();
  if (!isPinned) printNote('processes cannot be pinned here: server and load share all processors');
  const server = await startServer({ databaseUrl: await databases.copy(), core: isPinned ? 0 : undefined });
  const loadCore = isPinned ? 1 : undefined;
  try {
    const { sessions } = await databases.prepared();
    const members = sessions.slice(0, 1000).map(({ cookie }) => ({ path: HOME, headers: { cookie: `fairlot_sid=${cookie}` } }));
    await load(server, { requests: [{ path: HOME }], connections: VISITOR_CONNECTIONS, seconds: 2 }, loadCore);
    const visitors = await load(server, { requests: [{ path: HOME }], connections: VISITOR_CONNECTIONS, seconds: SECONDS }, loadCore);
    await load(server, { requests: members, connections: MEMBER_CONNECTIONS, seconds: 3, rate: MEMBER_RATE }, loadCore);
    const ours = await load(server, { requests: members, connections: MEMBER_CONNECTIONS, seconds: SECONDS, rate: MEMBER_RATE }, loadCore);
    printNote(`visitors: ${VISITOR_CONNECTIONS} connections, p99 ${visitors.p99} ms, ${visitors.cpu}; members: ${members.length} in turn, ${count(ours.perSecond)}/s, p50 ${ours.p50} ms, ${ours.cpu}`);
    return [
      { name: 'visitor home', figure: `${count(visitors.perSecond)}/s on one core`, bar: `>= ${count(LEAST_VISITORS)}/s`, ratio: '', isMet: visitors.perSecond >= LEAST_VISITORS },
      { name: 'member home', figure: `p99 ${ours.p99} ms at ${count(ours.perSecond)}/s`, bar: `p99 < ${MOST_MEMBER_P99_MS} ms at ${MEMBER_RATE}/s`, ratio: '', isMet: ours.p99 < MOST_MEMBER_P99_MS },
    ];
  } finally {
    await server.stop();
  }
}

async function load({ origin, pid }: ServerProcess, task: Omit<RequestsTask, 'origin'>, core: number | undefined): Promise<RequestsResult & { cpu: string }> {
  const before = cpuMsOf(pid);
  const result = await runLoad<RequestsResult>('requests.ts', { origin, ...task }, { timeoutMs: 60_000, core });
  if (result.failures > 0) throw new Error(`${result.failures} pages failed`);
  return { ...result, cpu: `${((cpuMsOf(pid) - before) / result.total).toFixed(2)} ms of server time a page` };
}
