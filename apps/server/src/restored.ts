import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { sql } from './platform/db/index.ts';
import { createLogger } from './platform/log.ts';

const USAGE = `Prepares a database that was restored to an earlier moment, before the server processes start.
Skips numbers that vendors and payment providers may know, and replaces the secrets of in-house games, because players
may know their outcomes.`;

/** Upper bound of the members or orders added between the backup and the restore. */
const SKIPPED = 100_000n;
/** Sequences whose numbers are known outside. */
const NUMBERS = ['people_members_id_seq', 'payments_order_numbers'];

/** `npm run restored`: exit code 0 when the database is ready, 1 when it is not, 2 when an argument is given. */
async function main(): Promise<number> {
  if (process.argv.length > 2) {
    console.error(USAGE);
    return 2;
  }
  const config = readConfig(process.env);
  const log = createLogger('error');
  const db = await openDatabase(config, log);
  const app = await createApp({ ...config, seed: 'none' }, db, log);
  try {
    for (const name of NUMBERS)
      await db.run(sql`select setval(${name}::regclass, nextval(${name}::regclass) + ${SKIPPED}::bigint)`);
    const { pairs, rounds } = await app.rooms.originals.renewSecrets();
    console.log(`Numbers are skipped, ${pairs} seed pairs are replaced, ${rounds} open rounds are settled.`);
    return 0;
  } finally {
    await app.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
