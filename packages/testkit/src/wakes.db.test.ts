import { sql } from '@fairlot/server/platform/db/index';
import { expect, test } from 'vitest';
import { createDatabaseUrl } from './database.ts';
import { createTestApp, openTestApp } from './index.ts';

const app = await openTestApp();
const { db } = app.platform;

test('a statement that writes the stream or the outbox without waking its readers fails', async () => {
  const tell = sql`select stream_add(null, 'status', '{"status":0}')`;
  await expect(db.run(tell)).rejects.toThrow('needs { wakes: [stream] }, and has []');
  await expect(db.transaction((tx) => tx.run(tell))).rejects.toThrow('needs { wakes: [stream] }');
  await db.run(tell, { wakes: ['stream'] });
  await expect(db.run(sql`insert into platform_outbox (topic, payload) values ('x', '{}')`)).rejects.toThrow(
    'needs { wakes: [outbox] }',
  );
});

test('detects functions that write through other functions', async () => {
  await expect(db.run(sql`select lottery_place_ticket()`, { wakes: ['stream'] })).rejects.toThrow(
    'needs { wakes: [outbox, stream] }, and has [stream]',
  );
});

test('a statement that wakes readers but writes nothing fails', async () => {
  await expect(db.run(sql`select 1`, { wakes: ['outbox'] })).rejects.toThrow('needs { wakes: [] }, and has [outbox]');
});

test('migrations of an empty database may define functions that write', async () => {
  const migrated = await createTestApp({ databaseUrl: await createDatabaseUrl('empty') });
  expect(await migrated.platform.db.rows(sql`select from pg_proc where proname = 'outbox_add'`)).toHaveLength(1);
  await migrated.close();
});
