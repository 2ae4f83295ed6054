import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { until } from '../wait.ts';
import { GAME } from './calls.ts';

const DRAW_MS = 120_000;
const CHUNK_SECONDS = 4;

/** Suspends the process that settles a draw, in the middle, and wakes it after another one has settled the draw. */
export async function freezeInDraw({ database, apps }: Cluster): Promise<string> {
  const query = async <T>(text: string): Promise<T | undefined> =>
    database.onPrimary(async (client) => (await client.query(text)).rows[0] as T | undefined, 'fairlot');
  await query(`do $do$ begin
    create or replace function cluster_sleep() returns trigger language plpgsql as $f$ begin
      if new.game_code = '${GAME}' then perform pg_sleep(${CHUNK_SECONDS}); end if; return new; end $f$;
    if not exists (select 1 from pg_trigger where tgname = 'cluster_sleep') then
      create trigger cluster_sleep before update of settle_ticket on lottery_draws for each row
        when (new.settle_ticket is not null) execute function cluster_sleep();
    end if; end $do$`);
  // In the first seconds of a draw it has no tickets yet.
  let draw: { id: string } | undefined;
  const hasten = async () => {
    draw = await query<{ id: string }>(`
    update lottery_draws set lock_at = clock_timestamp() + interval '1 second', next_due_at = clock_timestamp(),
      draw_at = clock_timestamp() + interval '2 seconds'
     where id = (select d.id from lottery_draws d where d.game_code = '${GAME}' and d.state = 'open'
       and exists (select 1 from lottery_tickets t where t.draw_id = d.id) order by d.draw_at limit 1)
     returning id`);
    return draw !== undefined;
  };
  await until('a draw with tickets is on sale', hasten, DRAW_MS);
  let owner: string | undefined;
  await until(
    'a process settles the draw',
    async () => {
      const found = await query<{ name: string }>(`select application_name as name from pg_stat_activity
        where wait_event = 'PgSleep' and datname = 'fairlot' limit 1`);
      owner = found?.name;
      return owner !== undefined;
    },
    DRAW_MS,
  );
  const app = apps.find(({ name }) => name === owner);
  if (app === undefined) throw new Error(`no process is called ${owner}`);
  app.freeze();
  try {
    await query(`create or replace function cluster_sleep() returns trigger language plpgsql as $f$ begin
      return new; end $f$`);
    const isSettled = async () =>
      (await query<{ state: string }>(`select state from lottery_draws where id = ${draw?.id}`))?.state === 'settled';
    const seconds = await until('another process settles the draw', isSettled, DRAW_MS);
    return `settled elsewhere after ${seconds.toFixed(1)} s`;
  } finally {
    app.wake();
    await sleep(2000);
  }
}
