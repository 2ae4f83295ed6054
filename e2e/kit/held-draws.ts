import { connectDatabase, type Database, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';

/** Point at which a draw stops: before the next step of a state, or inside a settlement after its first chunk. */
export type Hold = 'open' | 'locked' | 'drawn' | 'settling' | 'chunk';

/** Opens a second connection pool to the product's database. */
export function openBeside(databaseUrl: string): Database {
  return connectDatabase(databaseUrl, 2, createLogger('silent'));
}

/**
 * Makes draws stop where `hold` requests, so that a fault can be injected exactly there. The steps themselves are the
 * product's.
 */
export async function installHolds(db: Database): Promise<void> {
  await db.script(`
    create table test_holds (draw_id bigint, hold text, primary key (draw_id, hold));
    create function test_hold() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from test_holds h where h.draw_id = new.id and
          ((h.hold = new.state and new.state <> old.state)
            or (h.hold = 'chunk' and new.state = 'settling' and new.settle_ticket is not null
            and new.settle_ticket is distinct from old.settle_ticket))) then
        new.next_due_at := 'infinity';
      end if;
      return new;
    end $$;
    create trigger test_hold before update on lottery_draws for each row execute function test_hold()`);
  await sleepInChunks(db, 0.3);
  await db.script(
    `
      create trigger test_sleep before update of settle_ticket on lottery_draws for each row
        when (new.settle_ticket is not null) execute function test_sleep()`,
  );
}

/**
 * Makes every chunk of a settlement take that long from now on, so that chunks stay small and a fault can hit inside
 * one.
 */
export async function sleepInChunks(db: Database, seconds: number): Promise<void> {
  await db.script(
    `
      create or replace function test_sleep() returns trigger language plpgsql as $$ begin perform pg_sleep(${seconds});
        return new; end $$`,
  );
}

export async function hold(db: Database, drawId: bigint, where: Hold): Promise<void> {
  await db.run(sql`insert into test_holds values (${drawId}::bigint, ${where}) on conflict do nothing`);
}

/** Lets all held draws continue. */
export async function releaseAll(db: Database): Promise<void> {
  await db.run(sql`delete from test_holds`);
  await db.run(
    sql`
      update lottery_draws set next_due_at = clock_timestamp()
        where next_due_at = 'infinity' and state not in ('settled', 'void')`,
  );
}

/** Creates an official draw, on sale until its time is moved. */
export async function createOfficialDraw(db: Database, drawNumber: string, gameCode = 'HANOI'): Promise<bigint> {
  return db.value(sql<bigint>`
    insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at, rules_version)
    values (${gameCode}, ${drawNumber}, 'feed', 'scheduled', clock_timestamp() - interval '1 second',
      clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours', clock_timestamp(), 1)
      returning id`);
}

/** Takes a draw that the product created in advance and puts it on sale for an hour; its commitments stay unchanged. */
export async function takeOwnIssue(db: Database, gameCode: string): Promise<{ id: bigint; numero: string }> {
  return db.one(sql<{ id: bigint; numero: string }>`
    update lottery_draws set open_at = clock_timestamp() - interval '1 second',
      lock_at = clock_timestamp() + interval '1 hour', draw_at = clock_timestamp() + interval '2 hours',
      next_due_at = clock_timestamp()
     where id = (select max(id) from lottery_draws where game_code = ${gameCode} and state = 'scheduled')
     returning id, numero`);
}

/** Moves lock and draw to the given times from now. */
export async function moveDraw(db: Database, id: bigint, lockInMs: number, drawInMs: number): Promise<void> {
  await db.run(sql`
    update lottery_draws set open_at = least(open_at, l - interval '1 second'), lock_at = l, draw_at = d,
           next_due_at = case when next_due_at = 'infinity' then next_due_at when state = 'open' then l else d end
      from (select clock_timestamp() + ${lockInMs}::int * interval '1 millisecond' as l,
          clock_timestamp() + ${drawInMs}::int * interval '1 millisecond' as d) t where id = ${id}::bigint`);
}

export async function stateOf(
  db: Database,
  id: bigint,
): Promise<{ state: string; version: number; settledVersion: number; isHeld: boolean; voidReason: string | null }> {
  return db.one(sql`
    select state, result_version as version, settled_version as "settledVersion", next_due_at = 'infinity' as "isHeld",
      void_reason as "voidReason" from lottery_draws where id = ${id}::bigint`);
}
