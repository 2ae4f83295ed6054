import { readFileSync } from 'node:fs';
import { sql } from '@fairlot/server/platform/db/index';
import { hashPassword } from '@fairlot/server/platform/passwords';
import { Client, type PublicKeyValue } from '@fairlot/testkit/client';
import { runLoad } from '../kit/child.ts';
import type { Prepared, Session } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import type { Databases } from '../kit/databases.ts';
import {
  accountIdOf,
  depositScript,
  openAccounts,
  openOrders,
  PROVIDER_ENV,
  withdrawalScript,
} from '../kit/payment-calls.ts';
import { runPgbench } from '../kit/pgbench.ts';
import type { RawResult } from '../kit/raw-calls.ts';
import { type Benchmark, count, type Line, printNote, ratioLine } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';
import { becomeQuiet, type ServerProcess, startServer } from '../kit/server.ts';
import type { PaymentsTask } from '../load/payments.ts';

const CONNECTIONS = 16;
const SECONDS = scaled(8);
const WARM_SECONDS = 2;
const LEAST_OF_PGBENCH = 0.35;
/** More orders than HTTP and pgbench can process in the measured time. */
const ORDERS = 60_000;
const MOST_CALLS_PER_SECOND = 2500;
/** Withdrawals of one member that fit into the limit per minute. */
const WITHDRAWALS_PER_MEMBER = 16;
const WITHDRAWING = scaled(400);
const PAYMENT_PASSWORD = '246810';
const MOVEMENTS = scaled(100_000);
/** Module id of the statements page. */
const MODULE = 'TRANSREC3';
/** Maximum additional memory of the server for a statement, whatever its length. */
const MOST_STATEMENT_MB = 100;

/** Deposits and withdrawals compared with their own SQL, and statements with many movements. */
export function payments(databases: Databases): Benchmark {
  return { name: 'payments', run: () => measure(databases), longestMs: 600_000 };
}

async function measure(databases: Databases): Promise<Line[]> {
  const prepared = await databases.prepared();
  const passwordHash = await hashPassword(PAYMENT_PASSWORD);
  return [
    await besideSql(databases, prepared, {
      name: 'deposit webhooks',
      fill: (db) => openOrders(db, prepared.firstMemberId, ORDERS),
      script: depositScript(),
      overHttp: deposits,
    }),
    await besideSql(databases, prepared, {
      name: 'withdrawals',
      fill: (db) => openAccounts(db, prepared.firstMemberId, passwordHash),
      script: withdrawalScript(prepared.firstMemberId, passwordHash),
      overHttp: withdrawals,
    }),
    ...(await statements(databases, prepared)),
  ];
}

interface Subject {
  name: string;
  fill: (db: Parameters<typeof openOrders>[0]) => Promise<void>;
  script: string;
  overHttp: (server: ServerProcess, prepared: Prepared) => Promise<RawResult>;
}

async function besideSql(
  databases: Databases,
  prepared: Prepared,
  { name, fill, script, overHttp }: Subject,
): Promise<Line> {
  const copy = async () => {
    const databaseUrl = await databases.copy();
    await withDatabase(databaseUrl, fill);
    return databaseUrl;
  };
  const direct = async () => {
    const databaseUrl = await copy();
    await runPgbench(databaseUrl, script, { clients: CONNECTIONS, seconds: WARM_SECONDS });
    const { perSecond, failures } = await runPgbench(databaseUrl, script, { clients: CONNECTIONS, seconds: SECONDS });
    if (failures > 0) throw new Error(`${failures} calls of pgbench failed`);
    return perSecond;
  };
  const before = await direct();
  const server = await startServer({ databaseUrl: await copy(), env: PROVIDER_ENV });
  let found: RawResult;
  try {
    await becomeQuiet(server.pid);
    found = await overHttp(server, prepared);
  } finally {
    await server.stop();
  }
  if (found.failures > 0) throw new Error(`${found.failures} calls were refused, the first: ${found.refusal}`);
  const after = await direct();
  const reference = (before + after) / 2;
  printNote(
    `${name}: ${CONNECTIONS} connections; pgbench ${count(before)}/s before and ${count(after)}/s after; HTTP ` +
      `${count(found.taken)}, p50 ${found.p50.toFixed(1)} ms, p99 ${found.p99.toFixed(1)} ms`,
  );
  return ratioLine(
    name,
    `${count(found.perSecond)}/s over HTTP against ${count(reference)}/s`,
    found.perSecond / reference,
    { least: LEAST_OF_PGBENCH },
  );
}

async function deposits({ origin }: ServerProcess): Promise<RawResult> {
  const send = (seconds: number, from: number) =>
    load({ kind: 'deposits', origin, connections: CONNECTIONS, seconds, from, calls: seconds * MOST_CALLS_PER_SECOND });
  await send(WARM_SECONDS, 1);
  return send(SECONDS, 1 + WARM_SECONDS * MOST_CALLS_PER_SECOND);
}

/**
 * Members withdraw several times each. The first withdrawal of each is not measured: it waits for the slow hash of the
 * payment password, whose result is then cached for ten minutes. Its time is printed separately.
 */
async function withdrawals({ origin }: ServerProcess, { sessions }: Prepared): Promise<RawResult> {
  const key = (await new Client(origin).call('GET', '/wps/session/publicKey')).value as unknown as PublicKeyValue;
  const members = sessions
    .slice(0, WITHDRAWING)
    .map((session, place) => ({ ...session, accountId: accountIdOf(place) }));
  const base = { kind: 'withdrawals', origin, key, paymentPassword: PAYMENT_PASSWORD, members } as const;
  const first = await load({ ...base, connections: 4, seconds: 120, calls: members.length, isAll: true });
  if (first.failures > 0) throw new Error(`${first.failures} were refused, the first: ${first.refusal}`);
  printNote(`first withdrawals of members: ${count(first.perSecond)}/s, p50 ${first.p50.toFixed(1)} ms`);
  const calls = members.length * WITHDRAWALS_PER_MEMBER;
  return load({ ...base, connections: CONNECTIONS, seconds: SECONDS, calls, isAll: true });
}

const load = (task: PaymentsTask) => runLoad<RawResult>('payments.ts', task, { timeoutMs: 180_000 });

/** A month of a member with very many movements, read from the ledger by the running server. */
async function statements(databases: Databases, { sessions }: Prepared): Promise<Line[]> {
  const [member] = sessions;
  if (member === undefined) throw new Error('no member');
  const databaseUrl = await databases.copy();
  const account = `member:${member.memberId}:VND:available`;
  await withDatabase(databaseUrl, (db) =>
    db.run(
      sql`
      select wallet_transfer('statement:' || n, 'external:capital:VND', ${account}, 'VND', 100 + n, 'adjust', 'bench')
        from generate_series(1, ${MOVEMENTS}::int) n`,
      { wakes: ['stream'] },
    ),
  );
  const server = await startServer({ databaseUrl });
  try {
    await becomeQuiet(server.pid);
    const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7);
    const lines: Line[] = [];
    for (const kind of ['csv', 'pdf']) {
      // The first statement loads code that stays in memory; that is not a cost of the statement's length.
      await read(server, member, `/wps/report/statement.${kind}?month=2026-01`);
      lines.push(await statement(server, member, kind, month));
    }
    return lines;
  } finally {
    await server.stop();
  }
}

async function statement(server: ServerProcess, member: Session, kind: string, month: string): Promise<Line> {
  const before = residentMb(server.pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMb(server.pid))), 20);
  const startMs = performance.now();
  const bytes = await read(server, member, `/wps/report/statement.${kind}?month=${month}`);
  clearInterval(timer);
  const seconds = (performance.now() - startMs) / 1000;
  const above = most - before;
  return {
    name: `statement of ${count(MOVEMENTS)} as ${kind}`,
    figure: `${above.toFixed(0)} MB above the start, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
    bar: `<= ${MOST_STATEMENT_MB} MB`,
    value: above,
    isLess: true,
    isMet: above <= MOST_STATEMENT_MB,
  };
}

/** Reads an answer as it arrives without storing it. @returns its length, bytes */
async function read({ origin }: ServerProcess, { token, cookie }: Session, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}`, moduleid: MODULE };
  const response = await fetch(origin + path, { headers });
  if (!response.ok || !response.headers.get('content-disposition') || response.body === null)
    throw new Error(`no statement: ${response.status} ${await response.text()}`);
  let bytes = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) bytes += part.length;
  return bytes;
}

/** Resident memory of a process in MB (Linux). */
function residentMb(pid: number): number {
  const kib = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return (kib * 1024) / 1e6;
}
