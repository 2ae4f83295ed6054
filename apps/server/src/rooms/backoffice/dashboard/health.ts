import { type Database, type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { HealthLine } from '../../../platform/operators/index.ts';

const MARK_MS = 300_000;
const MARKS_SHOWN = 12;
/** Later states are worse. Unknown states are not recorded. */
const STATES = ['good', 'slow', 'down'] as const;
type Mark = (typeof STATES)[number] | null;

/** Stores the worst state of each outside party in the current five minutes. */
export async function markHealth({ db, collected }: Pick<Platform, 'db' | 'collected'>): Promise<void> {
  const lines = (await Promise.all(collected.ofDesks('health').map(({ read }) => read()))).flat();
  const known = lines
    .map(({ page, name, state }) => ({ page, name, state: STATES.findIndex((one) => one === state) }))
    .filter(({ state }) => state >= 0);
  await db.run(sql`
    insert into backoffice_health_marks (page, name, at, state)
    select m.page, m.name, date_bin('5 minutes', clock_timestamp(), 'epoch'), max(m.state)
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) m (page text, name text, state smallint)
     group by m.page, m.name
        on conflict (at, page, name)
        do update set state = greatest(backoffice_health_marks.state, excluded.state)`);
}

/** The marks of the last hour for each line, oldest first; null if nothing was checked. */
export async function readMarks(executor: Executor): Promise<(line: Pick<HealthLine, 'page' | 'name'>) => Mark[]> {
  const rows = await executor.rows(sql<{ page: string; name: string; back: number; state: number }>`
    select page, name, state,
           round(extract(epoch from date_bin('5 minutes', clock_timestamp(), 'epoch') - at) * 1000
             / ${MARK_MS}::int)::int as back
      from backoffice_health_marks
     where at > clock_timestamp() - ${MARKS_SHOWN}::int * interval '5 minutes'`);
  const keyOf = ({ page, name }: Pick<HealthLine, 'page' | 'name'>) => JSON.stringify([page, name]);
  const byLine = Map.groupBy(rows, keyOf);
  return (line) => {
    const marks = Array.from({ length: MARKS_SHOWN }, (): Mark => null);
    for (const { back, state } of byLine.get(keyOf(line)) ?? [])
      if (back < MARKS_SHOWN) marks[MARKS_SHOWN - 1 - back] = STATES[state] ?? null;
    return marks;
  };
}

/** Removes marks that no page shows any more. */
export async function pruneMarks(db: Database): Promise<void> {
  await db.run(sql`delete from backoffice_health_marks where at < clock_timestamp() - interval '1 day'`);
}
