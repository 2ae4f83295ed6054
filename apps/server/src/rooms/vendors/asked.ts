import { type Database, sql } from '../../platform/db/index.ts';

/** Counts how vendors answer calls that members wait for: launches, and calls about the vendors' own wallets. */
export type Asked = ReturnType<typeof createAsked>;

const KEPT_DAYS = 2;

export function createAsked(db: Database) {
  let tallies = new Map<string, { asked: number; unanswered: number }>();
  return {
    /** @param isAnswered true also for a refusal; false if the outcome at the vendor is unknown */
    note: (vendor: string, isAnswered: boolean): void => {
      const { asked, unanswered } = tallies.get(vendor) ?? { asked: 0, unanswered: 0 };
      tallies.set(vendor, { asked: asked + 1, unanswered: unanswered + (isAnswered ? 0 : 1) });
    },
    /** Adds the recorded counts to those of all processes. */
    save: async (): Promise<void> => {
      const noted = [...tallies].map(([vendor, tally]) => ({ vendor, ...tally }));
      tallies = new Map();
      if (noted.length === 0) return;
      await db.run(sql`
        insert into vendors_asked as a (vendor, minute, asked, unanswered)
        select vendor, date_trunc('minute', clock_timestamp()), asked, unanswered
          from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as r(vendor text, asked int, unanswered int)
         order by vendor
        on conflict (vendor, minute) do update
          set asked = a.asked + excluded.asked, unanswered = a.unanswered + excluded.unanswered`);
    },
  };
}

/** Removes rows that are too old for any view. */
export async function pruneAsked(db: Database): Promise<void> {
  await db.run(sql`
    delete from vendors_asked where minute < clock_timestamp() - ${KEPT_DAYS}::int * interval '1 day'`);
}
