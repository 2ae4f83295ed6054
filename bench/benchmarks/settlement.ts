import { setTimeout as sleep } from 'node:timers/promises';
import { type Play, VN_NORTH_PLAYS } from '@fairlot/lottery-maths';
import { type Database, sql } from '@fairlot/server/platform/db/index';
import { startLoad } from '../kit/child.ts';
import { DRAWS, type Issue, MEMBERS, type Prepared, SALE } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import type { Databases } from '../kit/databases.ts';
import { moveIssue, waitForDelivery, waitForState } from '../kit/draws.ts';
import { scaled } from '../kit/scale.ts';
import { type Benchmark, count, type Line, median, percentile, printNote, ratioLine } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';
import { ticketBody, ticketHeaders } from '../kit/ticket-request.ts';
import { NEW_TICKET_ID, placeTicketSql, type SqlLine } from '../kit/ticket-sql.ts';
import type { PacedResult, PacedTask } from '../load/paced.ts';

export const LINES_A_TICKET = 10;
/** Tickets sold by one statement. */
const FILL_TICKETS = 2000;
const MANY_ISSUE = DRAWS[3] ?? SALE;
const MOST_RATIO = 11;
const MOST_P99_MS = 100;
/** Tickets per second placed on another game at the same time. */
const RATE = 100;
const CONNECTIONS = 64;
/** Time for which tickets are sold while a small draw is settled. */
const FEW_SALE_SECONDS = 12;

/**
 * Amount to settle: `few` tickets for each of `fewIssues` draws, then `many`, ten times as many, in at most
 * `mostSeconds`.
 */
interface Size {
  few: number;
  fewIssues: number;
  many: number;
  mostSeconds: number;
  /** Minimum time for which tickets are sold; selling continues until the many are settled. */
  saleSeconds: number;
}

/** Settles 20,000 and 200,000 lines, while tickets of another game are sold. */
export function settlement(databases: Databases): Benchmark {
  return {
    name: 'settlement',
    run: () => measure(databases, { few: 2000, fewIssues: 3, many: 20_000, mostSeconds: 20, saleSeconds: 8 }),
  };
}

/** Settles 100,000 and 1,000,000 lines, while tickets of another game are sold. */
export function million(databases: Databases): Benchmark {
  return {
    name: 'million',
    longestMs: 1_200_000,
    run: () =>
      measure(databases, {
        few: scaled(10_000),
        fewIssues: 1,
        many: scaled(100_000),
        mostSeconds: 60,
        saleSeconds: Math.max(8, scaled(100)),
      }),
  };
}

async function measure(databases: Databases, size: Size): Promise<Line[]> {
  const fewIssues = DRAWS.slice(0, size.fewIssues);
  const prepared = await databases.prepared();
  const databaseUrl = await databases.copy();
  return withDatabase(databaseUrl, async (db) => {
    for (const issue of fewIssues) await fill(db, issue, size.few, prepared);
    await fill(db, MANY_ISSUE, size.many, prepared);
    await db.run(sql`analyze`);
    const server = await startServer({ databaseUrl });
    try {
      const few: Course[] = [];
      for (const issue of fewIssues) {
        const { course } = await settleBesideSale(db, issue, sale(server.origin, prepared, FEW_SALE_SECONDS));
        few.push(course);
      }
      const many = await settleBesideSale(db, MANY_ISSUE, sale(server.origin, prepared, size.saleSeconds));
      return [...describe(few, many.course, size), describeSale(many.sold, many.course)];
    } finally {
      await server.stop();
    }
  });
}

/** Settles a draw while tickets of another game are sold, after everything before it was delivered. */
async function settleBesideSale(
  db: Database,
  issue: Issue,
  task: PacedTask,
): Promise<{ course: Course; sold: PacedResult }> {
  await waitForDelivery(db);
  const load = startLoad<PacedResult>('paced.ts', task, { timeoutMs: (task.seconds + 60) * 1000 });
  await load.ready;
  await sleep(1000);
  const course = await settle(db, issue);
  return { course, sold: await load.result };
}

function sale(origin: string, { sessions }: Prepared, seconds: number): PacedTask {
  const body = ticketBody(SALE);
  const tickets = Array.from({ length: RATE * seconds }, (_, n) => sessions[n % sessions.length]).filter(
    (session) => session !== undefined,
  );
  return {
    origin,
    rate: RATE,
    seconds,
    connections: CONNECTIONS,
    expected: '"success":true',
    requests: tickets.map((session) => ({
      method: 'POST',
      path: '/lgw/lottery/tickets',
      headers: ticketHeaders(session),
      body,
    })),
  };
}

function describe(few: readonly Course[], many: Course, size: Size): Line[] {
  const lines = count(size.many * LINES_A_TICKET);
  const ms = ({ drawnAt, settledAt }: Course) => settledAt - drawnAt;
  const middle = median(few.map(ms));
  printNote(
    `${count(size.few)} and ${count(size.many)} tickets of ${LINES_A_TICKET} lines, mixed plays, ${MEMBERS} ` +
      'members; from drawn to settled ' +
      `${few.map((course) => `${ms(course)} ms`).join(', ')} and ${ms(many)} ms; ${count(many.won)} tickets ` +
      'won, all paid',
  );
  return [
    ratioLine(`settlement, tenfold to ${lines}`, `${ms(many)} ms against ${middle} ms`, ms(many) / middle, {
      most: MOST_RATIO,
    }),
    {
      name: `settlement, ${lines} lines`,
      figure: `${(ms(many) / 1000).toFixed(1)} s`,
      bar: `< ${size.mostSeconds} s`,
      value: ms(many),
      isLess: true,
      isMet: ms(many) < size.mostSeconds * 1000,
    },
  ];
}

function describeSale({ samples, failures, refusal }: PacedResult, many: Course): Line {
  if (failures > 0) throw new Error(`${failures} tickets were not sold, the first: ${refusal}`);
  // A ticket that was pending at any time in the span counts.
  const during = (from: number, to: number) =>
    samples.filter(([at, ms]) => at >= from && at - ms <= to).map(([, ms]) => ms);
  const meanwhile = during(many.drawnAt, many.settledAt);
  const p99 = percentile(meanwhile, 0.99);
  const longest = (times: readonly number[]) =>
    times.length === 0 ? 'none' : `${Math.round(percentile(times, 1))} ms`;
  printNote(
    `tickets of another game at ${RATE}/s: ${meanwhile.length} during the settlement, p50 ` +
      `${Math.round(percentile(meanwhile, 0.5))} ms, longest ${longest(meanwhile)}; ` +
      `longest at the lock ${longest(during(many.lockAt, many.lockedAt))}, afterwards ` +
      `${longest(during(many.settledAt, Number.POSITIVE_INFINITY))}`,
  );
  return {
    name: 'tickets during settlement',
    figure: `p99 ${p99.toFixed(1)} ms of ${meanwhile.length}`,
    bar: `p99 < ${MOST_P99_MS} ms`,
    value: p99,
    isLess: true,
    isMet: p99 < MOST_P99_MS,
  };
}

/** The times of a draw's steps, epoch ms by the database's clock, which is this machine's. */
interface Course {
  lockAt: number;
  lockedAt: number;
  drawnAt: number;
  settledAt: number;
  won: number;
}

/**
 * Lets a draw close and take place, and verifies its settlement: every ticket decided, every winner paid, nothing left.
 */
export async function settle(db: Database, issue: Issue): Promise<Course> {
  const { gameCode, numero: drawNumber } = issue;
  await moveIssue(db, issue, { lockInMs: -20, drawInMs: 600_000 });
  await waitForState(db, issue, 'locked', 60_000);
  const { lockAt } = await db.one(
    sql<{
      lockAt: Date;
    }>`select lock_at as "lockAt" from lottery_draws where game_code = ${gameCode} and numero = ${drawNumber}`,
  );
  await moveIssue(db, issue, { lockInMs: -20, drawInMs: -10 });
  await waitForState(db, issue, 'settled', 300_000);
  const { left, open, won, paid } = await db.one(sql<{ left: bigint; open: bigint; won: bigint; paid: bigint }>`
    select wallet_balance(lottery_escrow(${gameCode}, ${drawNumber}, 'VND')) as left,
      count(*) filter (where t.status = 'open') as open,
           count(*) filter (where t.status = 'won') as won,
           count(*) filter (where t.status = 'won' and exists (
             select 1 from wallet_transfers w
               where w.key = 'ticket:' || t.id || ':result:1' and w.amount_minor = t.win_minor)) as paid
      from lottery_tickets t join lottery_draws d on d.id = t.draw_id
      where d.game_code = ${gameCode} and d.numero = ${drawNumber}`);
  if (left !== 0n || open !== 0n || won === 0n || paid !== won)
    throw new Error(`issue ${drawNumber}: ${left} left in escrow, ${open} open, ${paid} of ${won} winners paid`);
  const reported = await db.rows(sql<{ name: string; at: Date }>`
    select name, at from platform_stream where data->>'gameCode' = ${gameCode} and data->>'numero' = ${drawNumber}`);
  const at = (name: string) => reported.find((event) => event.name === name)?.at.getTime() ?? Number.NaN;
  return {
    lockAt: lockAt.getTime(),
    lockedAt: at('draw.locked'),
    drawnAt: at('draw.drawn'),
    settledAt: at('draw.settled'),
    won: Number(won),
  };
}

/**
 * Sells tickets of random lines by the product's own function, without the sale events, which would be delivered during
 * the measurement.
 */
export async function fill(
  db: Database,
  issue: Issue,
  tickets: number,
  { firstMemberId }: Prepared,
  sold: { lines: readonly SqlLine[]; plays: readonly Play[] } = { lines: randomLines(), plays: VN_NORTH_PLAYS },
): Promise<void> {
  await db.run(
    sql`
      update lottery_draws set state = 'open', next_due_at = lock_at
        where game_code = ${issue.gameCode} and numero = ${issue.numero}`,
  );
  const slots = {
    memberId: `${firstMemberId} + n % ${MEMBERS}`,
    account: `'bench' || n % ${MEMBERS} + 1`,
    key: `'fill-' || '${issue.gameCode}-${issue.numero}-' || n`,
    ticketId: NEW_TICKET_ID,
  };
  const call = placeTicketSql(issue, sold.lines, slots, sold.plays);
  for (let from = 0; from < tickets; from += FILL_TICKETS) {
    await db.script(
      `${call} from generate_series(${from}, ${Math.min(from + FILL_TICKETS, tickets) - 1}) as n; delete ` +
        `from platform_outbox where topic = 'bet.placed'`,
    );
  }
}

/** Ten lines of all plays, with new picks for every ticket. */
function randomLines(): SqlLine[] {
  const digits = (width: number) => `lpad(floor(random() * ${10 ** width})::int::text, ${width}, '0')`;
  // The first below 50 and the second from 50 up, so that they are different and sorted.
  const pair = "lpad(floor(random() * 50)::int::text, 2, '0') || ',' || (50 + floor(random() * 50)::int)::text";
  const one = (play: string, width: number) => ({ play, picks: digits(width) });
  const lines = [
    one('lo2', 2),
    one('lo2', 2),
    one('lo2', 2),
    one('de', 2),
    one('de', 2),
    one('cang3', 3),
    { play: 'xien2', picks: pair },
    { play: 'xien2', picks: pair },
    one('dau', 1),
    one('duoi', 1),
  ];
  if (lines.length !== LINES_A_TICKET) throw new Error('the number of lines is printed');
  return lines;
}
