import { type DrawResult, validateResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Rules } from '../games/games.ts';

/** A past draw, held before Fairlot sold tickets for it. */
export interface PastDraw {
  /** Day of the draw in the game's time zone, YYYYMMDD. */
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
 * by the rules that applied on its day. 'result.repeated' means that another draw of the game has the same numbers,
 * 'draw.known' that the draw exists already, 'draw.future' that it has not taken place.
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
  const game = await tx.first(sql`select 1 from lottery_games where code = ${gameCode} and source = 'feed' for update`);
  if (game === undefined) throw new Refusal('not.found');
  const versions = await tx.rows(sql<Rules & { version: number; validFrom: string }>`
    select version, to_char(valid_from, 'YYYYMMDD') as "validFrom", structure, plays from lottery_rules
      where game_code = ${gameCode} order by valid_from desc, version desc`);
  const known = await tx.rows(sql<{ issue: string; result: DrawResult | null; today: string }>`
    select d.numero as issue, d.result, to_char(now() at time zone g.zone, 'YYYYMMDD') as today
      from lottery_games g left join lottery_draws d on d.game_code = g.code where g.code = ${gameCode}`);
  const issues = new Set(known.map(({ issue }) => issue));
  const results = new Set(known.map(({ result }) => JSON.stringify(result)));
  const today = known[0]?.today ?? '';

  const good: { numero: string; result: DrawResult; version: number }[] = [];
  const refused: ImportedHistory['refused'] = [];
  for (const [index, { numero: issue, result }] of draws.entries()) {
    const rules = versions.find(({ validFrom }) => validFrom <= issue);
    const text = JSON.stringify(result);
    const reasonOf = () => {
      if (rules === undefined) return 'rules.unknown';
      if (issue >= today) return 'draw.future';
      if (issues.has(issue)) return 'draw.known';
      return validateResult(rules.structure, result) ?? (results.has(text) ? 'result.repeated' : null);
    };
    const reason = reasonOf();
    if (reason !== null || rules === undefined)
      refused.push({ index, numero: issue, reason: reason ?? 'rules.unknown' });
    else good.push({ numero: issue, result, version: rules.version });
    if (reason === null) issues.add(issue);
    if (reason === null) results.add(text);
  }
  if (!isTried) await insertPast(tx, gameCode, source, good);
  return { imported: good.length, refused };
}

/** The root is that of a draw without tickets. */
async function insertPast(
  tx: Tx,
  gameCode: string,
  source: string,
  draws: readonly { numero: string; result: DrawResult; version: number }[],
): Promise<void> {
  await tx.run(sql`
    with past as (
      select p.numero, p.version, p.result,
        (to_date(p.numero, 'YYYYMMDD') + coalesce(g.draw_time, '00:00'))::timestamp at time zone g.zone as draw_at,
        g.lock_seconds
        from lottery_games g cross join jsonb_to_recordset(${JSON.stringify(draws)}::jsonb) as p(numero text,
            version int, result jsonb) where g.code = ${gameCode}
    ), added as (
      insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at,
        rules_version, merkle_root, ticket_count, result, result_version, settled_version, settled_at)
      select ${gameCode}, numero, 'feed', 'settled', draw_at - interval '1 day',
        draw_at - lock_seconds * interval '1 second', draw_at, draw_at, version, repeat('0', 64), 0, result, 1, 1,
        clock_timestamp()
        from past returning id, result
    )
    insert into lottery_results (draw_id, version, result, sources)
      select id, 1, result, array[${`file:${source}`}::text] from added`);
}
