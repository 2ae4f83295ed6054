import { type Database, sql } from '../../platform/db/index.ts';

/** How vendors answer what members wait for: launches, and calls about wallets of their own. */
export interface Asked {
  /** @param isAnswered also by a no; false where nobody knows what the vendor did */
  note(vendor: string, isAnswered: boolean): void;
  /** Adds what was noted to what all processes noted. */
  save(): Promise<void>;
}

const KEPT_DAYS = 2;

export function createAsked(db: Database): Asked {
  let tallies = new Map<string, { asked: number; unanswered: number }>();
  return {
    note: (vendor, isAnswered) => {
      const { asked, unanswered } = tallies.get(vendor) ?? { asked: 0, unanswered: 0 };
      tallies.set(vendor, { asked: asked + 1, unanswered: unanswered + (isAnswered ? 0 : 1) });
    },
    save: async () => {
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

/** What is older than anybody looks at. */
export async function pruneAsked(db: Database): Promise<void> {
  await db.run(sql`
    delete from vendors_asked where minute < clock_timestamp() - ${KEPT_DAYS}::int * interval '1 day'`);
}
