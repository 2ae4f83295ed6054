import { type DrawResult, validateResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Rules } from '../games/terms.ts';
import { isNeverRepeated } from '../results/repetition.ts';

/** A past draw, held before Fairlot sold tickets for it. */
export interface PastDraw {
  /**
   * Day of the draw in the game's time zone, YYYYMMDD. With several draws a day their number in the order of the times
   * follows, in four digits.
   */
  numero: string;
  result: DrawResult;
}

/** Number of imported draws, and the refused ones with the reason. */
export interface ImportedHistory {
  imported: number;
  /** `index`: position among the given draws. */
  refused: { index: number; numero: string; reason: string }[];
}

/**
 * Adds past draws to an official game as settled draws without tickets, for history and statistics. Each is validated
 * by the rules that applied on its day. 'result.repeated' means that another draw of the game has the same numbers
 * (only where `isNeverRepeated`), 'draw.known' that the draw exists already, 'draw.future' that it has not taken place,
 * 'draw.number' that the lottery has no such draw of a day. Days and numbers may be missing, and lines in any order.
 * @param isTried only reports what would happen, and adds nothing
 * @throws Refusal not.found when there is no such official game
 */
export async function importHistory(
  tx: Tx,
  gameCode: string,
  source: string,
  draws: readonly PastDraw[],
  isTried = false,
): Promise<ImportedHistory> {
  await tx.found(sql`select 1 from lottery_games where code = ${gameCode} and source = 'feed' for update`);
  const versions = await tx.rows(sql<Rules & { version: number; validFrom: string }>`
    select version, to_char(valid_from, 'YYYYMMDD') as "validFrom", structure, plays from lottery_rules
      where game_code = ${gameCode} order by valid_from desc, version desc`);
  const times = await timesOf(tx, gameCode);
  const known = await tx.rows(sql<{ issue: string; at: string; result: DrawResult | null; today: string }>`
    select d.numero as issue, to_char(d.draw_at at time zone g.zone, 'YYYYMMDDHH24:MI') as at, d.result,
           to_char(now() at time zone g.zone, 'YYYYMMDD') as today
      from lottery_games g left join lottery_draws d on d.game_code = g.code where g.code = ${gameCode}`);
  // Numbers with and without a position can name the same draw, so draws are also known by their time.
  const taken = new Set(known.flatMap(({ issue, at }) => [issue, at]));
  const results = new Set(known.map(({ result }) => JSON.stringify(result)));
  const today = known[0]?.today ?? '';

  const good: GoodDraw[] = [];
  const refused: ImportedHistory['refused'] = [];
  for (const [index, { numero: issue, result }] of draws.entries()) {
    const [day, time] = [issue.slice(0, DAY_LENGTH), timeOf(issue, times)];
    const rules = versions.find(({ validFrom }) => validFrom <= day);
    const text = JSON.stringify(result);
    const reasonOf = () => {
      if (rules === undefined) return 'rules.unknown';
      if (time === undefined) return 'draw.number';
      if (day >= today) return 'draw.future';
      if (taken.has(issue) || taken.has(day + time)) return 'draw.known';
      const isRepeated = results.has(text) && isNeverRepeated(rules.structure);
      return validateResult(rules.structure, result) ?? (isRepeated ? 'result.repeated' : null);
    };
    const reason = reasonOf();
    if (reason !== null || rules === undefined || time === undefined) {
      refused.push({ index, numero: issue, reason: reason ?? 'rules.unknown' });
      continue;
    }
    good.push({ numero: issue, result, version: rules.version, day, time });
    taken.add(issue).add(day + time);
    results.add(text);
  }
  if (!isTried) await insertPast(tx, gameCode, source, good);
  return { imported: good.length, refused };
}

/** A draw that is added: its day, YYYYMMDD, and its time of day, HH:MI, in the game's zone. */
interface GoodDraw extends PastDraw {
  version: number;
  day: string;
  time: string;
}

const DAY_LENGTH = 8;

interface Times {
  /** The time of days with one draw. */
  usual: string;
  /** All times, earliest first. */
  all: readonly string[];
}

async function timesOf(tx: Tx, gameCode: string): Promise<Times> {
  const { usual, more } = await tx.one(sql<{ usual: string; more: string[] }>`
    select to_char(coalesce(draw_time, '00:00'), 'HH24:MI') as usual,
           coalesce((select array_agg(to_char(t, 'HH24:MI')) from unnest(more_times) as t), '{}') as more
      from lottery_games where code = ${gameCode}`);
  return { usual, all: [usual, ...more].toSorted() };
}

/** The time of day of a draw by its number; undefined if the lottery has no such draw. */
function timeOf(issue: string, { usual, all }: Times): string | undefined {
  if (issue.length === DAY_LENGTH) return usual;
  return all.length > 1 && /^\d{12}$/.test(issue) ? all[Number(issue.slice(DAY_LENGTH)) - 1] : undefined;
}

/** The Merkle root of a draw without tickets. Sale began with the previous draw, at most a day earlier. */
async function insertPast(tx: Tx, gameCode: string, source: string, draws: readonly GoodDraw[]): Promise<void> {
  await tx.run(sql`
    with past as (
      select p.numero, p.version, p.result,
        (to_date(p.day, 'YYYYMMDD') + p.time::time)::timestamp at time zone g.zone as draw_at,
        g.lock_seconds, interval '1 day' / (1 + coalesce(cardinality(g.more_times), 0)) as between_draws
        from lottery_games g cross join jsonb_to_recordset(${JSON.stringify(draws)}::jsonb) as p(numero text,
            day text, time text, version int, result jsonb) where g.code = ${gameCode}
    ), added as (
      insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at,
        rules_version, merkle_root, ticket_count, result, result_version, settled_version, settled_at)
      select ${gameCode}, numero, 'feed', 'settled', draw_at - between_draws,
        draw_at - lock_seconds * interval '1 second', draw_at, draw_at, version, repeat('0', 64), 0, result, 1, 1,
        clock_timestamp()
        from past returning id, result
    )
    insert into lottery_results (draw_id, version, result, sources)
      select id, 1, result, array[${`file:${source}`}::text] from added`);
}
