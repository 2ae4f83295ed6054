import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@fairlot/server/platform/db/index';
import { softswissInbound } from '@fairlot/server/rooms/vendors/adapters/softswiss/inbound';
import { runLoad } from '../kit/child.ts';
import { MEMBERS, type Prepared, type Session } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import { type Cost, printCost, withCost } from '../kit/cost.ts';
import type { Databases } from '../kit/databases.ts';
import { runPgbench } from '../kit/pgbench.ts';
import { type Benchmark, count, type Line, percentile, printNote, ratioLine } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';
import { becomeQuiet, startServer } from '../kit/server.ts';
import { NEW_TICKET_ID } from '../kit/ticket-sql.ts';
import { hub88Call, slotegratorCall, softswissCall, TOKEN_HASH_SQL, vendorEnv, VENDORS } from '../kit/vendor-calls.ts';
import type { CallbacksResult, CallbacksTask } from '../load/callbacks.ts';
import type { PacedResult, PacedTask } from '../load/paced-raw.ts';
import type { PacedRequest } from '../load/send.ts';

const CONNECTIONS = 16;
const SECONDS = 8;
const WARM_SECONDS = 2;
const LEAST_OF_PGBENCH = 0.35;
const RATE = scaled(500);
/** More than one process can answer here. */
const MOST_CALLS_PER_SECOND = 4000;
const MOST_CALLBACK_MS = 100;
const LAUNCHES = 200;
const MOST_LAUNCH_MS = 500;

/** Vendor calls at a fixed rate, bets compared with the same SQL, and launches. */
export function vendors(databases: Databases): Benchmark {
  return { name: 'vendors', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const prepared = await databases.prepared();
  const before = await direct(databases, prepared);
  const vendor = await startVendor();
  const databaseUrl = await openGames(databases);
  const server = await startServer({ databaseUrl, env: vendorEnv(vendor.url) });
  try {
    await becomeQuiet(server.pid);
    const bets = await bet(server, databaseUrl, prepared);
    const after = await direct(databases, prepared);
    const reference = (before + after) / 2;
    printNote(
      `${CONNECTIONS} connections; pgbench ${count(before)}/s before and ${count(after)}/s after; HTTP ` +
        `${count(bets.taken)} bets, p50 ${bets.p50.toFixed(1)} ms, p99 ${bets.p99.toFixed(1)} ms, ` +
        `${bets.serverMs.toFixed(2)} ms of server time a bet with its events`,
    );
    printCost('callback', bets);
    return [
      ratioLine(
        'bet callbacks',
        `${count(bets.perSecond)}/s over HTTP against ${count(reference)}/s`,
        bets.perSecond / reference,
        { least: LEAST_OF_PGBENCH },
      ),
      await paced(server.origin, prepared),
      await launches(server.origin, prepared.sessions.slice(0, LAUNCHES)),
    ];
  } finally {
    await server.stop();
    await vendor.stop();
  }
}

/** A copy in which every member has an open game at every vendor. */
export async function openGames(databases: Databases): Promise<string> {
  const databaseUrl = await databases.copy();
  await withDatabase(databaseUrl, async (db) => {
    const codes = Object.values(VENDORS);
    await db.run(sql`
      insert into vendors_players (vendor, member_id, user_name, asset)
      select v.code, m.id, m.account, m.asset
        from people_members m cross join unnest(${codes}::text[]) as v(code) where m.account like 'bench%'`);
    await db.run(sql`
      insert into vendors_sessions (token_hash, vendor, member_id, game_id, login_id, product)
      select ${sql.raw(TOKEN_HASH_SQL)}, v.code, m.id, v.code || '0001', 'bench', 'slots'
        from people_members m cross join unnest(${codes}::text[]) as v(code) where m.account like 'bench%'`);
  });
  return databaseUrl;
}

/** The same function called by pgbench on a copy of the same data. */
async function direct(databases: Databases, prepared: Prepared): Promise<number> {
  const databaseUrl = await openGames(databases);
  const script = betScript(prepared);
  await runPgbench(databaseUrl, script, { clients: CONNECTIONS, seconds: WARM_SECONDS });
  const { perSecond, failures } = await runPgbench(databaseUrl, script, { clients: CONNECTIONS, seconds: SECONDS });
  if (failures > 0) throw new Error(`${failures} calls of pgbench failed`);
  return perSecond;
}

/** A bet with the server's arguments, of a random member. */
function betScript({ firstMemberId }: Prepared): string {
  const vendor = VENDORS.softswiss;
  const action = {
    kind: 'bet',
    transactionId: '<id>',
    reference: null,
    roundId: '<id>',
    gameId: `${vendor}0001`,
    amountMinor: '100000',
    isClosing: false,
    id: '<uuid>',
    hash: 'ab'.repeat(32),
    gameName: 'Lantern Market',
    product: 'slots',
    detailUrl: `https://vendor.example/rounds/<id>?user=m1000&signature=${'ab'.repeat(32)}`,
  };
  // pgbench treats a name directly after a colon as a variable.
  const text = (value: object) => JSON.stringify(value).replaceAll(/":(?=[a-z])/g, '": ');
  const actions = `replace(replace('${text([action])}', '<uuid>', (${NEW_TICKET_ID})::text), '<id>',
    gen_random_uuid()::text)::jsonb`;
  const call = `select vendors_callback('${vendor}', m.id, 'VND', ${TOKEN_HASH_SQL}, ${actions},
    '${text(softswissInbound.policy)}'::jsonb) from (select (${firstMemberId} + :m)::bigint as id) m,
    (select '${vendor}' as code) v`;
  return `\\set m random(0, ${MEMBERS - 1})\n${call.replaceAll('\n', ' ')};\n`;
}

async function bet(
  { origin, pid }: { origin: string; pid: number },
  databaseUrl: string,
  { sessions }: Prepared,
): Promise<CallbacksResult & Cost> {
  const memberIds = sessions.map(({ memberId }) => memberId);
  const task = (seconds: number): CallbacksTask => ({
    origin,
    memberIds,
    connections: CONNECTIONS,
    seconds,
    calls: seconds * MOST_CALLS_PER_SECOND,
  });
  await runLoad<CallbacksResult>('callbacks.ts', task(WARM_SECONDS), { timeoutMs: 30_000 });
  const result = await withCost({ databaseUrl, pid }, () =>
    runLoad<CallbacksResult>('callbacks.ts', task(SECONDS), { timeoutMs: 30_000 }),
  );
  if (result.failures > 0) throw new Error(`${result.failures} bets were not taken, the first: ${result.refusal}`);
  return result;
}

/** Bets and wins of three protocols in turn, at regular intervals, whether or not earlier ones were answered. */
async function paced(origin: string, { sessions }: Prepared): Promise<Line> {
  const calls = [hub88Call, softswissCall, slotegratorCall];
  const requests: PacedRequest[] = Array.from({ length: (RATE * SECONDS) / 2 }, (_, n) => {
    const memberId = sessions[n % sessions.length]?.memberId ?? '';
    const call = calls[n % calls.length] ?? hub88Call;
    const id = randomUUID();
    return [call(memberId, 'bet', id), call(memberId, 'win', id)];
  }).flat();
  const { samples, failures, refusal } = await runLoad<PacedResult>(
    'paced-raw.ts',
    {
      origin,
      requests: apart(requests),
      rate: RATE,
      seconds: SECONDS,
      connections: 64,
      expected: '"balance":',
    } satisfies PacedTask,
    { timeoutMs: 60_000 },
  );
  if (failures > 0) throw new Error(`${failures} calls were refused, the first: ${refusal}`);
  const times = samples.map(([, ms]) => ms);
  const p99 = percentile(times, 0.99);
  printNote(`${count(times.length)} callbacks of three protocols, p50 ${percentile(times, 0.5).toFixed(1)} ms`);
  return {
    name: `${count(RATE)} callbacks a second`,
    figure: `p99 ${p99.toFixed(0)} ms`,
    bar: `p99 < ${MOST_CALLBACK_MS} ms`,
    value: p99,
    isLess: true,
    isMet: p99 < MOST_CALLBACK_MS,
  };
}

/** A win is sent two seconds after its bet, so that it does not overtake it when calls are queued. */
function apart(requests: readonly PacedRequest[]): PacedRequest[] {
  const lag = RATE * 2;
  const [bets, wins] = [0, 1].map((side) => requests.filter((_, place) => place % 2 === side));
  const ordered: PacedRequest[] = [];
  for (let place = 0; place < requests.length / 2 + lag; place++) {
    const [one, other] = [bets?.[place], wins?.[place - lag]];
    if (one) ordered.push(one);
    if (other) ordered.push(other);
  }
  return ordered;
}

/** Time from a tap on a tile to the address of the game, with a vendor that answers immediately. */
async function launches(origin: string, sessions: readonly Session[]): Promise<Line> {
  const times: number[] = [];
  for (const { token, cookie } of sessions) {
    const startMs = performance.now();
    const response = await fetch(`${origin}/lgw/game/launchGameV3`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        cookie: `fairlot_sid=${cookie}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ gameId: `${VENDORS.hub88}0001`, vendor: VENDORS.hub88 }),
    });
    const { success, errorCode } = (await response.json()) as { success: boolean; errorCode: string | null };
    if (!success) throw new Error(`a launch was refused: ${errorCode}`);
    times.push(performance.now() - startMs);
  }
  const p99 = percentile(times, 0.99);
  printNote(`${LAUNCHES} launches, p50 ${percentile(times, 0.5).toFixed(1)} ms`);
  return {
    name: 'launches',
    figure: `p99 ${p99.toFixed(0)} ms`,
    bar: `p99 < ${MOST_LAUNCH_MS} ms`,
    value: p99,
    isLess: true,
    isMet: p99 < MOST_LAUNCH_MS,
  };
}

/** A vendor that opens every game. */
async function startVendor(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ url: `${url}/play` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
