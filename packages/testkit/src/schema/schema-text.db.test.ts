import { createTestDatabase } from '../database.ts';
import { afterAll, expect, it } from 'vitest';
import { readSchemaText } from './schema-text.ts';

const db = await createTestDatabase();
const before = await readSchemaText(db);
afterAll(() => db.close());

it('does not depend on rows', async () => {
  await db.script(`insert into platform_stream (name, data) values ('probe', '{}')`);
  expect(await readSchemaText(db)).toBe(before);
});

it('contains a table with its columns, constraints, indexes and triggers, and no function', async () => {
  await db.script(`
    create sequence probe_turns;
    create function probe_double(p_value int) returns int language sql immutable as $$ select p_value * 2; $$;
    create function probe_refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create table probe_rows (
      id bigint generated always as identity primary key,
      dropped int,
      name text not null default 'none',
      doubled int generated always as (probe_double(length('abc'))) stored,
      check (name <> '')
    ) with (fillfactor = 71);
    alter table probe_rows drop column dropped;
    create index probe_rows_name on probe_rows (name) where name <> 'none';
    create trigger probe_rows_kept before delete on probe_rows for each statement execute function probe_refuse();`);
  const added = new Set(before.split('\n'));
  const lines = (await readSchemaText(db)).split('\n').filter((line) => line !== '' && !added.has(line));
  expect(lines).toEqual([
    'create sequence probe_turns as bigint;',
    'create table probe_rows (',
    "  name text not null default 'none'::text,",
    "  doubled integer generated always as (probe_double(length('abc'::text))) stored,",
    '  constraint probe_rows_pkey PRIMARY KEY (id),',
    "  constraint probe_rows_name_check CHECK (name <> ''::text)",
    ') with (fillfactor=71);',
    "CREATE INDEX probe_rows_name ON probe_rows USING btree (name) WHERE name <> 'none'::text;",
    'CREATE TRIGGER probe_rows_kept BEFORE DELETE ON probe_rows FOR EACH STATEMENT EXECUTE FUNCTION probe_refuse();',
  ]);
});
