import { createTestDatabase } from '@fairlot/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { readFunctions, sql } from './platform/db/index.ts';
import { SCHEMA } from './schema.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

it('a function has a file, or is called by a trigger; no two share a name', async () => {
  const rows = await db.rows(
    sql<{ name: string; trigger: boolean }>`select p.proname as name, p.prorettype = 'trigger'::regtype as trigger
      from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`,
  );
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(rows.filter(({ trigger }) => !trigger).map(({ name }) => name)).toEqual(
    readFunctions(SCHEMA)
      .map(({ name }) => name)
      .sort(),
  );
});
