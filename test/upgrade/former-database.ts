import { createDatabaseUrl } from '@fairlot/testkit/database';
import { connectDatabase } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The key that the former build sealed its secrets with. */
export const FORMER_KEY = '11'.repeat(32);

/**
 * A database as the last build without functions/*.sql left it a moment ago: every time in it, in columns and in
 * payloads, is moved by what has passed since it was made.
 * @returns its connection string; drop it with `dropDatabase`
 */
export async function restoreFormerDatabase(): Promise<string> {
  const url = await createDatabaseUrl('empty');
  const db = connectDatabase(url, 1, createLogger('silent'));
  // Functions come before the tables that they name.
  await db.script(`set local check_function_bodies = off;\n${readFormer()}`);
  await db.close();
  return url;
}

function readFormer(): string {
  const text = gunzipSync(readFileSync(join(import.meta.dirname, 'former-database.sql.gz'))).toString('utf8');
  const madeAtMs = Date.parse(/^-- Made (\S+)$/m.exec(text)?.[1] ?? '');
  const passedMs = Date.now() - madeAtMs;
  return text
    .replace(/'(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00'/g, (_all, day: string, time: string) => {
      return `'${new Date(Date.parse(`${day}T${time}Z`) + passedMs).toISOString()}'`;
    })
    .replace(/(?<=": )1[789]\d{11}\b/g, (ms) => String(Number(ms) + passedMs));
}
