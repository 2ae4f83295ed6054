import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@fairlot/testkit';

const SCHEMA = new URL('../../docs/schema.sql', import.meta.url);

/**
 * A cluster of PostgreSQL that the next run of a benchmark finds filled. One that was filled under another schema is
 * thrown away: its checks are gone, so that no migration could go on from it.
 * @param name of the benchmark, with its size
 */
export function startKeptCluster(name: string): ReturnType<typeof startPostgres> {
  const schema = createHash('sha256').update(readFileSync(SCHEMA)).digest('hex').slice(0, 12);
  const prefix = `fairlot-bench-${name}-`;
  for (const folder of readdirSync(tmpdir()))
    if (folder.startsWith(prefix) && folder !== prefix + schema)
      rmSync(join(tmpdir(), folder), { recursive: true, force: true });
  return startPostgres({ keepIn: join(tmpdir(), prefix + schema) });
}
