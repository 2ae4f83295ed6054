import { runLoad } from '../kit/child.ts';
import type { Session } from '../kit/data.ts';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, count, type Line, percentile, printNote } from '../kit/report.ts';
import { canPin } from '../kit/pin.ts';
import { cpuMsOf, type ServerProcess, startServer } from '../kit/server.ts';
import type { PacedResult, PacedTask } from '../load/paced.ts';
import type { PacedRequest } from '../load/send.ts';
import type { RequestsResult, RequestsTask } from '../load/requests.ts';

const HOME = '/m/home';
const VISITOR_CONNECTIONS = 8;
const LEAST_VISITORS = 3000;
const MEMBER_CONNECTIONS = 64;
const MEMBER_RATE = 100;
const MOST_MEMBER_P99_MS = 60;
const SECONDS = 8;
const WARM_SECONDS = 3;

/** Pages as HTML from a server on one processor: visitors from the one-second cache, members rendered individually. */
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
    const visitorTask = (seconds: number): RequestsTask => ({
      origin: server.origin,
      requests: [{ path: HOME }],
      connections: VISITOR_CONNECTIONS,
      seconds,
    });
    await runLoad<RequestsResult>('requests.ts', visitorTask(WARM_SECONDS), { timeoutMs: 30_000, core: loadCore });
    const visitors = await withCpu(server, () =>
      runLoad<RequestsResult>('requests.ts', visitorTask(SECONDS), { timeoutMs: 30_000, core: loadCore }),
    );
    if (visitors.result.failures > 0) throw new Error(`${visitors.result.failures} pages failed`);
    const task = (seconds: number): PacedTask => ({
      origin: server.origin,
      requests: pagesOf(sessions),
      rate: MEMBER_RATE,
      seconds,
      connections: MEMBER_CONNECTIONS,
      expected: '',
    });
    await runLoad<PacedResult>('paced.ts', task(WARM_SECONDS), { timeoutMs: 30_000, core: loadCore });
    const members = await withCpu(server, () =>
      runLoad<PacedResult>('paced.ts', task(SECONDS), { timeoutMs: 30_000, core: loadCore }),
    );
    if (members.result.failures > 0)
      throw new Error(`${members.result.failures} pages failed, the first: ${members.result.refusal}`);
    return describe(visitors, members);
  } finally {
    await server.stop();
  }
}

/** Pages of a thousand members, in turn. */
function pagesOf(sessions: readonly Session[]): PacedRequest[] {
  return sessions.slice(0, 1000).map(({ cookie }) => ({
    method: 'GET',
    path: HOME,
    headers: { 'accept-encoding': 'br', cookie: `fairlot_sid=${cookie}` },
  }));
}

function describe(visitors: Timed<RequestsResult>, members: Timed<PacedResult>): Line[] {
  const { perSecond, total, p99 } = visitors.result;
  const times = members.result.samples.map(([, ms]) => ms);
  const memberP99 = percentile(times, 0.99);
  printNote(
    `visitors: ${VISITOR_CONNECTIONS} connections, p99 ${p99} ms, ${(visitors.cpuMs / total).toFixed(2)} ms ` +
      'of server time a page; ' +
      `members: ${times.length} pages at even distances, p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
      `${(members.cpuMs / times.length).toFixed(2)} ms of server time a page`,
  );
  return [
    {
      name: 'visitor home',
      figure: `${count(perSecond)}/s on one core`,
      bar: `>= ${count(LEAST_VISITORS)}/s`,
      value: perSecond,
      isLess: false,
      isMet: perSecond >= LEAST_VISITORS,
    },
    {
      name: 'member home',
      figure: `p99 ${memberP99.toFixed(1)} ms`,
      bar: `p99 < ${MOST_MEMBER_P99_MS} ms at ${MEMBER_RATE}/s`,
      value: memberP99,
      isLess: true,
      isMet: memberP99 < MOST_MEMBER_P99_MS,
    },
  ];
}

interface Timed<Result> {
  result: Result;
  /** Processor time that the server used in the measured period. */
  cpuMs: number;
}

async function withCpu<Result>({ pid }: ServerProcess, work: () => Promise<Result>): Promise<Timed<Result>> {
  const before = cpuMsOf(pid);
  const result = await work();
  return { result, cpuMs: cpuMsOf(pid) - before };
}
