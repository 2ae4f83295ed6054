import { sql } from './platform/db/index.ts';
import type { Platform } from './platform/index.ts';

/** Guards the seed against two processes that start on one empty database. */
const SEED_LOCK = 7_300_002;

/** Fills an empty database with the demonstration merchant, all rooms in one transaction; does nothing on any other. */
export async function seedDemo({ db, log, collected }: Platform): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await tx.first(sql`select 1 from platform_seed`)) return;
    for (const { name, seed } of collected.all()) {
      await seed?.(tx);
      log.debug({ room: name }, 'seeded');
    }
    await tx.run(sql`insert into platform_seed default values`);
  });
}
