import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Database, sql } from '@fairlot/server/platform/db/index';
import { hashPassword } from '@fairlot/server/platform/passwords';
import { createTestApp } from '@fairlot/testkit';
import { Client, type PublicKeyValue } from '@fairlot/testkit/client';
import { runLoad } from '../kit/child.ts';
import { withDatabase } from '../kit/cluster.ts';
import { type Prepared, SALE, SECRET_KEY } from '../kit/data.ts';
import type { Databases } from '../kit/databases.ts';
import { waitForDelivery, waitForState } from '../kit/draws.ts';
import { accountIdOf, openAccounts, openOrders, PROVIDER_ENV } from '../kit/payment-calls.ts';
import { type Benchmark, count, type Line, printNote } from '../kit/report.ts';
import { becomeQuiet, type ServerProcess, startServer } from '../kit/server.ts';
import { ticketBody, ticketHeaders } from '../kit/ticket-request.ts';
import { softswissCall, vendorEnv } from '../kit/vendor-calls.ts';
import type { Replayed, ReplaysResult, ReplaysTask } from '../load/replays.ts';
import { openGames } from './vendors.ts';

/** Members who send one call of each kind. */
const CALLERS = 500;
/** Repetitions in a batch: a hundred for each member. Limits allow few withdrawals a minute. */
const TIMES = { ticket: 30, round: 30, callback: 25, deposit: 14, withdrawal: 1 };
const ONCE = { ticket: 1, round: 1, callback: 1, deposit: 1, withdrawal: 1 };
const BATCHES = process.argv.includes('--quick') ? 1 : 20;
const CONNECTIONS = 32;
const PAYMENT_PASSWORD = '246810';
/** Time without a change after which the jobs have nothing left to do. */
const STILL_MS = 15_000;
const STILL_WITHIN_MS = 180_000;
const LONGEST_MS = 2_400_000;

/**
 * A million repetitions of accepted calls with the same keys: tickets, rounds, callbacks of a vendor, reports of
 * deposits, and withdrawals. Each gets the first answer, and the books stay unchanged.
 */
export function replays(databases: Databases): Benchmark {
  return { name: 'replays', longestMs: LONGEST_MS, run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const prepared = await databases.prepared();
  const databaseUrl = await openGames(databases);
  const passwordHash = await hashPassword(PAYMENT_PASSWORD);
  const env = { ...PROVIDER_ENV, ...vendorEnv('http://127.0.0.1:9') };
  const lines = await withDatabase(databaseUrl, async (db) => {
    await openOrders(db, prepared.firstMemberId, 2 * CALLERS);
    await openAccounts(db, prepared.firstMemberId, passwordHash);
    const server = await startServer({ databaseUrl, env });
    try {
      await waitForState(db, SALE, 'open', 20_000);
      await becomeQuiet(server.pid);
      return await repeat(server, db, prepared);
    } finally {
      await server.stop();
    }
  });
  await audit(databaseUrl);
  printNote('the audit found nothing');
  return lines;
}

async function repeat(server: ServerProcess, db: Database, prepared: Prepared): Promise<Line[]> {
  const calls = callsOf(prepared);
  await noteEvents(db);
  const { answers: first } = await send(server, { calls, times: ONCE });
  const refused = first.find((answer) => !answer.startsWith('200 ') || answer.includes('"success":false'));
  if (refused !== undefined) throw new Error(`a call was refused: ${refused}`);
  await waitForDelivery(db);
  await becomeStill(db);
  const before = await readBooks(db);
  const all = { answered: 0, seconds: 0, different: 0 };
  for (let batch = 0; batch < BATCHES; batch++) {
    const { answered, seconds, different, example } = await send(server, { calls, first, times: TIMES });
    if (different > 0 && all.different === 0) printNote(example);
    all.answered += answered;
    all.seconds += seconds;
    all.different += different;
  }
  await waitForDelivery(db);
  const after = await readBooks(db);
  const changed = Object.keys(before).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  for (const name of changed)
    printNote(`${name}: ${JSON.stringify(before[name])} became ${JSON.stringify(after[name])}`);
  printNote(
    `${count(calls.length)} calls, ${CONNECTIONS} connections, ${count(all.answered / all.seconds)} answers a second`,
  );
  return [
    noneLine('repeated calls', `${count(all.different)} of ${count(all.answered)} answers differ`, all.different),
    noneLine('books after them', `${changed.length} of ${Object.keys(before).length} tables changed`, changed.length),
  ];
}

function noneLine(name: string, figure: string, value: number): Line {
  return { name, figure, bar: '0', value, isLess: true, isMet: value === 0 };
}

/** One call of each kind for each of the first members. */
function callsOf({ sessions }: Prepared): Replayed[] {
  const post = (path: string, headers: Record<string, string>, body: string) =>
    ({ method: 'POST', path, headers, body }) as const;
  const ticket = ticketBody(SALE);
  const round = JSON.stringify({ stake: '1000.00', choices: { over: true, target: '50.50' } });
  return sessions.slice(0, CALLERS).flatMap((session, place): Replayed[] => [
    { kind: 'ticket', request: post('/lgw/lottery/tickets', ticketHeaders(session), ticket) },
    { kind: 'round', request: post('/lgw/originals/dice/rounds', ticketHeaders(session), round) },
    { kind: 'callback', request: softswissCall(session.memberId, 'bet', randomUUID()) },
    // Of other members, because a deposit has to be played before a withdrawal.
    { kind: 'deposit', order: CALLERS + place + 1 },
    {
      kind: 'withdrawal',
      withdrawal: {
        member: { ...session, accountId: accountIdOf(place) },
        paymentPassword: PAYMENT_PASSWORD,
        idempotencyKey: randomUUID(),
      },
    },
  ]);
}

async function send(
  { origin }: ServerProcess,
  task: Pick<ReplaysTask, 'calls' | 'first' | 'times'>,
): Promise<ReplaysResult> {
  // Valid for a few minutes, so each batch has a new one.
  const key = (await new Client(origin).call('GET', '/wps/session/publicKey')).value as unknown as PublicKeyValue;
  const all: ReplaysTask = { ...task, origin, key, connections: CONNECTIONS };
  return runLoad<ReplaysResult>('replays.ts', all, { timeoutMs: 300_000 });
}

/** Keeps a row for each event, because delivered ones are removed. Draws go on meanwhile, so theirs are omitted. */
async function noteEvents(db: Database): Promise<void> {
  await db.script(`
    create table bench_events (topic text);
    create function bench_note() returns trigger language plpgsql as $f$ begin
      insert into bench_events values (new.topic); return null; end $f$;
    create trigger bench_note after insert on platform_outbox
      for each row when (new.topic not like 'draw.%') execute function bench_note();`);
}

/** Waits until the jobs have done what follows from the first calls, such as rewards and limits. */
async function becomeStill(db: Database): Promise<void> {
  const deadline = performance.now() + STILL_WITHIN_MS;
  for (let books = await readBooks(db); performance.now() < deadline;) {
    await sleep(STILL_MS);
    const now = await readBooks(db);
    if (isDeepStrictEqual(books, now)) return;
    books = now;
  }
  throw new Error(`the books still changed after ${STILL_WITHIN_MS / 1000} s`);
}

type Books = Record<string, unknown>;

/** Number of rows and sums of every table that the calls write, and the number of events of members so far. */
async function readBooks(db: Database): Promise<Books> {
  return db.value(sql<Books>`
    select jsonb_build_object(
      'wallet_transfers', (select array[count(*), sum(amount_minor), max(id)] from wallet_transfers),
      'wallet_accounts', (select array[count(*), sum(balance_minor)] from wallet_accounts),
      'lottery_tickets', (select array[count(*), sum(total_minor)] from lottery_tickets),
      'lottery_lines', (select array[count(*)] from lottery_lines),
      'originals_rounds', (select array[count(*), sum(stakes_minor[1]), sum(payout_minor)] from originals_rounds),
      'originals_seeds', (select array[count(*), sum(nonce)] from originals_seeds),
      'vendors_operations', (select array[count(*)] from vendors_operations),
      'payments_orders', (select array[count(*), count(credited_at), sum(amount_minor)] from payments_orders),
      'payments_webhooks', (select array[count(*)] from payments_webhooks),
      'payments_withdrawals', (select array[count(*), sum(amount_minor)] from payments_withdrawals),
      'platform_idempotency', (select array[count(*)] from platform_idempotency),
      'records_bets', (select array[count(*), sum(stake_minor), sum(win_minor)] from records_bets),
      'platform_outbox', (select array[count(*)] from bench_events))`);
}

/** @throws with what is wrong */
async function audit(databaseUrl: string): Promise<void> {
  const app = await createTestApp({ databaseUrl, started: false, config: { secretKey: SECRET_KEY } });
  try {
    const findings = await app.audit();
    if (findings.length > 0) throw new Error(`the books are wrong: ${findings.join(' ')}`);
  } finally {
    await app.close();
  }
}
