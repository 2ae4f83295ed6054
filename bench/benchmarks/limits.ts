import { sql } from '@fairlot/server/platform/db/index';
import { SALE } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import type { Databases } from '../kit/databases.ts';
import { runPgbench } from '../kit/pgbench.ts';
import { type Benchmark, type Line, median, printNote, ratioLine } from '../kit/report.ts';
import { randomTicketScript } from '../kit/ticket-sql.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Sequential: measures the time of a ticket, not the throughput. */
const CLIENTS = 1;
const MOST = 1.15;

/**
 * The time that a member's limits add to a ticket in the database, where all of it is spent: members with limits of
 * stakes, losses and time in every period compared with members without, alternately.
 */
export function limits(databases: Databases): Benchmark {
  return { name: 'limits', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const prepared = await databases.prepared();
  const [free, limited] = [await openSale(databases), await openSale(databases)];
  await setLimits(limited);
  const script = randomTicketScript(prepared);
  const times: Record<'free' | 'limited', number[]> = { free: [], limited: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, databaseUrl] of [
      ['free', free],
      ['limited', limited],
    ] as const) {
      const { perSecond, failures } = await runPgbench(databaseUrl, script, { clients: CLIENTS, seconds: SECONDS });
      if (failures > 0) throw new Error(`${failures} calls of pgbench failed`);
      // The first round fills caches and creates the rows of the sums.
      if (round > 0) times[name].push((CLIENTS * 1000) / perSecond);
    }
  }
  const show = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(', ');
  printNote(`ms a ticket, without limits: ${show(times.free)}; with nine limits: ${show(times.limited)}`);
  const [without, withLimits] = [median(times.free), median(times.limited)];
  return [
    ratioLine(
      'a ticket of a member with limits',
      `${withLimits.toFixed(2)} ms against ${without.toFixed(2)} ms`,
      withLimits / without,
      { most: MOST },
    ),
  ];
}

async function openSale(databases: Databases): Promise<string> {
  const databaseUrl = await databases.copy();
  await withDatabase(databaseUrl, (db) =>
    db.run(sql`update lottery_draws set state = 'open' where game_code = ${SALE.gameCode} and numero = ${SALE.numero}`),
  );
  return databaseUrl;
}

/** Limits so wide that none is reached. */
async function setLimits(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    await db.run(sql`
      insert into protection_limits (member_id, kind, period, limit_value)
      select m.member_id, k.kind, p.period, case k.kind when 'session' then 40000 else 1000000000000 end
        from protection_members m cross join unnest(array['stake', 'loss', 'session']) as k(kind)
       cross join unnest(array['day', 'week', 'month']) as p(period)`);
    await db.run(
      sql`insert into protection_sums (member_id) select member_id from protection_members on conflict do nothing`,
    );
    await db.run(sql`update protection_members set is_play_limited = true`);
    await db.run(sql`
      insert into protection_sessions (member_id, began_at, seen_at)
      select member_id, clock_timestamp(), clock_timestamp() from protection_members`);
  });
}
