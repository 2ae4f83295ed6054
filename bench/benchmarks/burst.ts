import { type Database, sql } from '@fairlot/server/platform/db/index';
import { BURST, MEMBERS, type Prepared } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import type { Databases } from '../kit/databases.ts';
import { waitForState } from '../kit/draws.ts';
import { type Benchmark, type Line, percentile, printNote } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';
import { NEW_TICKET_ID, placeTicketSql, SALE_LINES } from '../kit/ticket-sql.ts';

const TICKETS_A_DRAW = 20;
const MOST_MS = 100;
const LOCK_IN_MS = 3000;
const DRAW_IN_MS = 6000;

/** Sixty lotteries close and draw in the same second: measures how long after the draw time each result is public. */
export function burst(databases: Databases): Benchmark {
  return { name: 'burst', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const prepared = await databases.prepared();
  const databaseUrl = await databases.copy();
  return withDatabase(databaseUrl, async (db) => {
    await fill(db, prepared);
    const server = await startServer({ databaseUrl });
    try {
      await db.run(sql`
        update lottery_draws set open_at = now() - interval '1 second', lock_at = l, draw_at = d, next_due_at = l
          from (select now() + ${LOCK_IN_MS}::int * interval '1 millisecond' as l,
              now() + ${DRAW_IN_MS}::int * interval '1 millisecond' as d) as t where game_code like 'BURST%'`);
      for (const issue of BURST) await waitForState(db, issue, 'settled', 30_000);
      return [await describe(db)];
    } finally {
      await server.stop();
    }
  });
}

/** Tickets for every draw, sold by the product's own function while the games are offered. */
async function fill(db: Database, { firstMemberId }: Prepared): Promise<void> {
  await db.run(sql`update lottery_games set enabled = true where code like 'BURST%'`);
  await db.run(sql`update lottery_draws set state = 'open', next_due_at = lock_at where game_code like 'BURST%'`);
  const lines = SALE_LINES.map(({ play, picks }) => ({ play, picks: `'${picks.join(',')}'` }));
  for (const issue of BURST) {
    const slots = {
      memberId: `${firstMemberId} + n % ${MEMBERS}`,
      account: `'bench' || n % ${MEMBERS} + 1`,
      key: `'burst-${issue.gameCode}-' || n`,
      ticketId: NEW_TICKET_ID,
    };
    await db.script(`${placeTicketSql(issue, lines, slots)} from generate_series(1, ${TICKETS_A_DRAW}) as n`);
  }
  await db.run(sql`update lottery_games set enabled = false where code like 'BURST%'`);
  await db.run(sql`delete from platform_outbox where topic = 'bet.placed'`);
}

async function describe(db: Database): Promise<Line> {
  const rows = await db.rows(sql<{ drawnMs: number; settledMs: number; left: bigint; open: bigint }>`
    select extract(epoch from n.at - d.draw_at)::float8 * 1000 as "drawnMs",
      extract(epoch from d.settled_at - d.draw_at)::float8 * 1000 as "settledMs",
           wallet_balance(lottery_escrow(d.game_code, d.numero, 'VND')) as left, (select count(*) from lottery_tickets t
           where t.draw_id = d.id and t.status = 'open') as open
      from lottery_draws d join platform_stream n on n.name = 'draw.drawn' and n.data->>'gameCode' = d.game_code
        and n.data->>'numero' = d.numero where d.game_code like 'BURST%'`);
  if (rows.length !== BURST.length || rows.some(({ left, open }) => left !== 0n || open !== 0n))
    throw new Error(`${rows.length} draws were announced, or tickets are left`);
  const drawn = rows.map(({ drawnMs }) => drawnMs);
  const latest = percentile(drawn, 1);
  const settled = Math.max(...rows.map(({ settledMs }) => settledMs));
  printNote(
    `${BURST.length} draws of ${TICKETS_A_DRAW} tickets each; results public p50 ` +
      `${percentile(drawn, 0.5).toFixed(0)} ms, settled at the latest ${settled.toFixed(0)} ms after the draw time`,
  );
  return {
    name: `${BURST.length} draws in one second`,
    figure: `latest ${latest.toFixed(0)} ms after draw time`,
    bar: `<= ${MOST_MS} ms`,
    value: latest,
    isLess: true,
    isMet: latest <= MOST_MS,
  };
}
