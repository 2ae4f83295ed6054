import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { type DrawRow, makesDue } from '../draws/draw-row.ts';
import type { Replanned } from '../draws/replanned.ts';
import { announceDraw, drawVoided } from '../events.ts';
import { isAnySold, lockSales } from './sales.ts';

/** A future joined draw, and its values according to the draws of its stations. */
interface JoinedPlan {
  id: bigint;
  gameCode: string;
  issue: string;
  state: 'scheduled' | 'open' | 'void';
  /** Whether both stations still draw, and there is time to sell. */
  isHeld: boolean;
  isMoved: boolean;
  openAt: Date;
  lockAt: Date;
  drawAt: Date;
}

/** Times of a joined draw from those of its stations `a` and `b`: it closes when the first of them does. */
const TIMES = sql`
  greatest(a.open_at, b.open_at) as open_at,
  least(coalesce(a.closed_at, a.lock_at), coalesce(b.closed_at, b.lock_at)) as lock_at,
  greatest(a.draw_at, b.draw_at) as draw_at`;

/**
 * Joined draws that the draws of stations require: those with numbers of the usual widths. Rules are read only for
 * draws that are missing.
 */
const MISSING = sql`
  with wanted as materialized (
    select g.code, g.rules_version, a.numero, a.game_code as first, a.rules_version as first_rules,
           b.game_code as second, b.rules_version as second_rules, ${TIMES}
      from lottery_games g
      join lottery_games ga on ga.code = g.joins[1] and ga.enabled
      join lottery_games gb on gb.code = g.joins[2] and gb.enabled
      join lottery_draws a on a.game_code = ga.code and a.draw_at > now() and a.state in ('scheduled', 'open')
      join lottery_draws b on b.game_code = gb.code and b.numero = a.numero and b.state in ('scheduled', 'open')
     where g.source = 'joined' and g.enabled
       and not exists (select 1 from lottery_draws j where j.game_code = g.code and j.numero = a.numero)
  )
  select w.code, w.numero, w.open_at, w.lock_at, w.draw_at
    from wanted w
    join lottery_rules r on r.game_code = w.code and r.version = w.rules_version
    join lottery_rules ra on ra.game_code = w.first and ra.version = w.first_rules
    join lottery_rules rb on rb.game_code = w.second and rb.version = w.second_rules
   where w.open_at < w.lock_at and w.lock_at > now()
     and jsonb_path_query_array(r.structure, '$.levels[*].width')
       = jsonb_path_query_array(ra.structure, '$.levels[*].width')
         || jsonb_path_query_array(rb.structure, '$.levels[*].width')`;

/**
 * Creates missing joined draws, for stations whose draws exist and have numbers of the usual widths. Like other draws
 * under a shared lock of the games, so that a change of a station sees them.
 */
export async function planJoinedDraws(db: Database): Promise<number> {
  const [missing] = await db.rows(sql`select 1 from (${MISSING}) t limit 1`);
  if (missing === undefined) return 0;
  return db.transaction(async (tx) => {
    await tx.run(sql`select 1 from lottery_games where source <> 'rng' order by code for key share`);
    return tx.run(
      sql`
    insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at, rules_version)
    select t.code, t.numero, 'joined', 'scheduled', t.open_at, t.lock_at, t.draw_at, t.open_at,
           lottery_rules_at(t.code, to_date(left(t.numero, 8), 'YYYYMMDD'))
      from (${MISSING}) t
    on conflict (game_code, numero) do nothing`,
      makesDue('result'),
    );
  });
}

/**
 * Adapts the future joined draws of these games, stations or joined ones, to the draws of their stations. Those without
 * tickets move with them, end with them and come back with them; the others are kept.
 */
export async function followStations(tx: Tx, events: Events, gameCodes: readonly string[]): Promise<Replanned> {
  const done: Replanned = { moved: 0, ended: 0, restored: 0, kept: 0 };
  for (const plan of await readPlans(tx, gameCodes)) {
    const { id, gameCode, issue, state, isHeld, isMoved, openAt, lockAt, drawAt } = plan;
    if (state === 'void' ? !isHeld : isHeld && !isMoved) continue;
    if (state === 'open') {
      await lockSales(tx, plan);
      if (await isAnySold(tx, id)) {
        done.kept++;
        continue;
      }
    }
    if (!isHeld) done.ended++;
    else if (state === 'void') done.restored++;
    else done.moved++;
    if (isHeld)
      await tx.run(
        sql`
        update lottery_draws set state = ${state === 'open' ? 'open' : 'scheduled'}, void_reason = null,
          settled_at = null, lock_at = ${lockAt}::timestamptz, draw_at = ${drawAt}::timestamptz,
          open_at = least(${openAt}::timestamptz, case ${state} when 'open' then open_at end),
          next_due_at = case ${state} when 'open' then ${lockAt} else ${openAt} end::timestamptz where id = ${id}`,
        makesDue('result'),
      );
    else
      await tx.run(sql`
        update lottery_draws set state = 'void', void_reason = 'replanned', settled_at = clock_timestamp()
         where id = ${id}`);
    if (!isHeld && state === 'open') await announceDraw(events, tx, drawVoided, { gameCode, issue });
  }
  return done;
}

function readPlans(executor: Executor, gameCodes: readonly string[]): Promise<JoinedPlan[]> {
  return executor.rows(sql<JoinedPlan>`
    with plan as (
      select j.id, j.open_at as was_open_at, j.lock_at as was_lock_at, j.draw_at as was_draw_at, ${TIMES},
             g.enabled and a.state <> 'void' and b.state <> 'void' as is_held
        from lottery_games g join lottery_draws j on j.game_code = g.code
        join lottery_draws a on a.game_code = g.joins[1] and a.numero = j.numero
        join lottery_draws b on b.game_code = g.joins[2] and b.numero = j.numero
       where g.source = 'joined' and (g.code = any(${[...gameCodes]}::text[]) or g.joins && ${[...gameCodes]}::text[])
         and (j.state in ('scheduled', 'open') or j.state = 'void' and j.void_reason = 'replanned')
         and greatest(a.draw_at, b.draw_at, j.draw_at) > now()
    )
    select j.id, j.game_code as "gameCode", j.numero as issue, j.state,
           p.is_held and p.open_at < p.lock_at and p.lock_at > clock_timestamp() as "isHeld",
           (p.lock_at, p.draw_at) <> (p.was_lock_at, p.was_draw_at)
             or j.state = 'scheduled' and p.open_at <> p.was_open_at as "isMoved",
           p.open_at as "openAt", p.lock_at as "lockAt", p.draw_at as "drawAt"
      from plan p join lottery_draws j on j.id = p.id
     where j.state in ('scheduled', 'open', 'void')
     order by j.id for no key update of j`);
}

/** Gives a joined draw the times of its stations' draws. @returns whether both are still sold */
export async function takeTimes(tx: Tx, { id, gameCode, issue }: DrawRow): Promise<boolean> {
  return tx.changes(sql`
    update lottery_draws j set lock_at = t.lock_at, draw_at = t.draw_at from (
      select ${TIMES}
        from lottery_games g
        join lottery_draws a on a.game_code = g.joins[1] and a.numero = ${issue} and a.state in ('scheduled', 'open')
        join lottery_draws b on b.game_code = g.joins[2] and b.numero = ${issue} and b.state in ('scheduled', 'open')
       where g.code = ${gameCode}) t
     where j.id = ${id} and t.lock_at > clock_timestamp() and t.lock_at > j.open_at`);
}
