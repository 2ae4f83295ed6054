import { createTestDatabase } from '@fairlot/testkit/database';
import { afterAll, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { resealColumns } from '../../../platform/reseal.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

const [OLD, NEW] = ['11'.repeat(32), '22'.repeat(32)];
const ROWS = 120;

it('reseals every row in pages, and finds each by its index whatever the types of its keys', async () => {
  await db.script('create table probes (id bigint, kind text, sealed bytea, primary key (id, kind))');
  const old = createSecretBox(OLD);
  for (let row = 0; row < ROWS; row++) {
    const [id, kind] = [row >> 1, row % 2 === 0 ? 'a' : 'b'];
    await db.run(
      sql`insert into probes values (${id}::bigint, ${kind}, ${old.seal(Buffer.from('x'), `${id}|${kind}`)})`,
    );
  }
  await db.run(sql`insert into probes values (${ROWS}::bigint, 'empty', null)`);
  const [reads, writes] = [vi.spyOn(db, 'rows'), vi.spyOn(db, 'run')];
  const column = {
    table: 'probes',
    column: 'sealed',
    keys: ['id', 'kind'],
    contextOf: (id = '', kind = '') => `${id}|${kind}`,
  };
  expect(await resealColumns(db, createSecretBox(NEW, OLD), [column])).toBe(ROWS);
  const pages = await Promise.all(reads.mock.results.map(({ value }) => value as Promise<object[]>));
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20, 0]);
  const update = writes.mock.calls[0]?.[0] ?? sql``;
  vi.restoreAllMocks();

  const rows = await db.rows(sql<{ context: string; sealed: Uint8Array }>`
    select id || '|' || kind as context, sealed from probes where sealed is not null`);
  for (const { context, sealed } of rows) expect(createSecretBox(NEW).open(sealed, context).toString()).toBe('x');
  const plan = await db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`);
    return tx.rows(sql`explain ${update}`);
  });
  expect(JSON.stringify(plan)).toContain('Index Cond');
});
