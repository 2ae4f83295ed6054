import { type Database, sql } from '@fairlot/server/platform/db/index';
import { startLoad } from '../kit/child.ts';
import { DRAWS, type Issue, MEMBERS, type Prepared, SALE } from '../kit/data.ts';
import { type Databases, withDatabase } from '../kit/databases.ts';
import { moveIssue, waitForState } from '../kit/draws.ts';
import { type Benchmark, count, type Line, median, printNote, ratioLine } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';
import { placeTicketSql } from '../kit/ticket-sql.ts';
import type { TicketsResult, TicketsTask } from '../load/tickets.ts';

const LINES_A_TICKET = 10;
const FEW_TICKETS = 2000;
const MANY_TICKETS = 20_000;
const FEW_ISSUES = DRAWS.slice(0, 3);
const MANY_ISSUE = DRAWS[3] ?? SALE;
const MOST_RATIO = 11;
const MOST_SECONDS = 20;
const MOST_P99_MS = 100;
/** Tickets placed meanwhile on another game. */
const RATE = 100;
const CONNECTIONS = 8;
const SALE_SECONDS = 8;

/** Settling 20,000 and 200,000 lines, while tickets of another game are sold. */
export function settlement(databases: Databases): Benchmark {
  return { name: 'settlement', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const prepared = await databases.prepared();
  const databaseUrl = await databases.copy();
  return withDatabase(databaseUrl, async (db) => {
    for (const issue of FEW_ISSUES) await fill(db, issue, FEW_TICKETS, prepared);
    await fill(db, MANY_ISSUE, MANY_TICKETS, prepared);
    await db.run(sql`analyze`);
    const server = await startServer({ databaseUrl });
    try {
      const few: number[] = [];
      for (const issue of FEW_ISSUES) few.push(await settle(db, issue));
      const { manyMs, sold } = await settleWhileSelling(db, server.origin, prepared);
      return [...describe(few, manyMs), latencyLine(sold)];
    } finally {
      await server.stop();
    }
  });
}

function describe(few: readonly number[], manyMs: number): Line[] {
  printNote(
    `${count(FEW_TICKETS)} and ${count(MANY_TICKETS)} tickets of ${LINES_A_TICKET} lines, mixed plays, ${MEMBERS} members; from drawn to settled: ` +
      `${few.map((ms) => `${Math.round(ms)} ms`).join(', ')} and ${Math.round(manyMs)} ms`,
  );
  return [
    ratioLine('settlement, tenfold lines', `${Math.round(manyMs)} ms against ${Math.round(median(few))} ms`, manyMs / median(few), { most: MOST_RATIO }),
    { name: 'settlement, 200,000 lines', figure: `${(manyMs / 1000).toFixed(1)} s`, bar: `< ${MOST_SECONDS} s`, ratio: '', isMet: manyMs < MOST_SECONDS * 1000 },
  ];
}

function latencyLine({ p50, p99, max, sold, failures, refusal }: TicketsResult): Line {
  if (failures > 0) throw new Error(`${failures} tickets were not sold, the first: ${refusal}`);
  printNote(`meanwhile ${count(sold)} tickets of another game at ${RATE}/s, p50 ${p50} ms, longest ${max} ms`);
  return { name: 'tickets during settlement', figure: `p99 ${p99} ms`, bar: `p99 < ${MOST_P99_MS} ms`, ratio: '', isMet: p99 < MOST_P99_MS };
}

/** The sale begins after the lock and goes on for as long as the settlement may be expected to take. */
async function settleWhileSelling(db: Database, origin: string, { sessions }: Prepared): Promise<{ manyMs: number; sold: TicketsResult }> {
  await lock(db, MANY_ISSUE);
  const task: TicketsTask = { origin, sessions, issue: SALE, connections: CONNECTIONS, seconds: SALE_SECONDS, rate: RATE };
  const load = startLoad<TicketsResult>('tickets.ts', task, { timeoutMs: 60_000 });
  const [manyMs, sold] = await Promise.all([draw(db, MANY_ISSUE), load.result]);
  return { manyMs, sold };
}

async function settle(db: Database, issue: Issue): Promise<number> {
  await lock(db, issue);
  return draw(db, issue);
}

async function lock(db: Database, issue: Issue): Promise<void> {
  await moveIssue(db, issue, { lockInMs: -20, drawInMs: 600_000 });
  await waitForState(db, issue, 'locked', 30_000);
}

/** Lets the draw come. @returns ms from its result to the end of its settlement, by the database's clock */
async function draw(db: Database, issue: Issue): Promise<number> {
  await moveIssue(db, issue, { lockInMs: -20, drawInMs: -10 });
  await waitForState(db, issue, 'settled', 60_000);
  const { ms } = await db.one(sql<{ ms: number }>`
    select extract(epoch from max(at) filter (where name = 'draw.settled') - max(at) filter (where name = 'draw.drawn'))::float8 * 1000 as ms
      from platform_stream where data->>'gameCode' = ${issue.gameCode} and data->>'numero' = ${issue.numero}`);
  return ms;
}

/** Sells tickets of random lines by the product's own function, without the events of the sale, which would be relayed meanwhile. */
async function fill(db: Database, issue: Issue, tickets: number, { firstMemberId }: Prepared): Promise<void> {
  await db.run(sql`update lottery_draws set state = 'open', next_due_at = lock_at where game_code = ${issue.gameCode} and numero = ${issue.numero}`);
  const call = placeTicketSql(issue, randomLines(), {
    memberId: `${firstMemberId} + n % ${MEMBERS}`, account: `'bench' || n % ${MEMBERS} + 1`, key: `'fill-' || '${issue.numero}-' || n`, ticketId: NEW_TICKET_ID,
  });
  for (let from = 0; from < tickets; from += FEW_TICKETS) {
    await db.script(`${call} from generate_series(${from}, ${Math.min(from + FEW_TICKETS, tickets) - 1}) as n; delete from platform_outbox where topic = 'ticket.placed'`);
  }
}

/** Ten lines of all plays, each pick drawn anew for every ticket. */
function randomLines(): { play: string; picks: string }[] {
  const digits = (width: number) => `lpad(floor(random() * ${10 ** width})::int::text, ${width}, '0')`;
  // The first below 50 and the second above, so that they are different and in order.
  const pair = "lpad(floor(random() * 50)::int::text, 2, '0') || ',' || (50 + floor(random() * 50)::int)::text";
  const one = (play: string, width: number) => ({ play, picks: digits(width) });
  const lines = [one('lo2', 2), one('lo2', 2), one('lo2', 2), one('de', 2), one('de', 2), one('cang3', 3), { play: 'xien2', picks: pair }, { play: 'xien2', picks: pair }, one('dau', 1), one('duoi', 1)];
  if (lines.length !== LINES_A_TICKET) throw new Error('the number of lines is printed');
  return lines;
}
