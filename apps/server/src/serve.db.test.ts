import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabaseUrl, dropDatabase, scratchDir } from '@fairlot/testkit/database';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { createLogger } from './platform/log.ts';
import { serveOn } from './serve.ts';

it('names SEED, file and line when the pack of a new database is refused', async () => {
  const databaseUrl = await createDatabaseUrl('migrated');
  const pack = scratchDir();
  writeFileSync(join(pack, 'merchant.yaml'), 'merchantName: Harbour\ncolour: red\n');
  const config = readConfig({ DATABASE_URL: databaseUrl, SEED: pack, DATA_DIR: scratchDir() });
  const log = createLogger('silent');
  const db = await openDatabase(config, log);
  await expect(serveOn(config, db, log)).rejects.toThrow(
    'The configuration is not valid:\n  - SEED: merchant.yaml:2: colour is not a known field',
  );
  await db.close();
  await dropDatabase(databaseUrl);
});
