import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { isUnavailable, sql } from '../platform/db/index.ts';
import { playDice } from './dice.testing.ts';

const app = await openTestApp({ seed: 'demo' });
const member = await createMember(app, { balance: '1000000.00' });
const { db } = app.platform;
// Ends its own connection while a row of a marked table commits, once after each restart of the sequence.
await db.script(`
  create sequence probe_cut start 2;
  create table probe (id int);
  create function probe_cut() returns trigger language plpgsql as $f$ begin
    if nextval('probe_cut') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if; return null; end $f$;
  create constraint trigger probe_cut after insert on originals_rounds deferrable initially deferred
    for each row execute function probe_cut();
  create constraint trigger probe_cut after insert on probe deferrable initially deferred
    for each row execute function probe_cut();`);

const cutNext = () => app.platform.db.script('alter sequence probe_cut restart with 1');
const count = async (table: 'originals_rounds' | 'probe') =>
  Number(await app.platform.db.value(sql<bigint>`select count(*) from ${sql.table(table)}`));
const bet = (key: string) => playDice(app, member, key);

it('resolves a bet whose commit is unknown by its idempotency key', async () => {
  const before = await count('originals_rounds');
  await cutNext();
  const answer = await bet('cut-bet-key-1');
  expect(answer.success).toBe(true);
  expect(await count('originals_rounds')).toBe(before + 1);
  expect((await bet('cut-bet-key-1')).value.roundId).toBe(answer.value.roundId);
  expect(await count('originals_rounds')).toBe(before + 1);
});

it('repeats a transaction that lost its connection before the commit', async () => {
  let attempts = 0;
  const before = await count('probe');
  await app.platform.db.transaction(async (tx) => {
    attempts += 1;
    await tx.run(sql`insert into probe values (1)`);
    if (attempts === 1) await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  expect(attempts).toBe(2);
  expect(await count('probe')).toBe(before + 1);
});

it('does not repeat a transaction whose commit was sent', async () => {
  let attempts = 0;
  await cutNext();
  const error = await app.platform.db
    .transaction(async (tx) => {
      attempts += 1;
      await tx.run(sql`insert into probe values (2)`);
    })
    .catch((reason: unknown) => reason);
  expect(attempts).toBe(1);
  expect(isUnavailable(error)).toBe(true);
});

it('leaves a server that became read-only, and reports it when no other is found', async () => {
  const { db } = app.platform;
  const name = new URL(app.databaseUrl).pathname.slice(1);
  const setReadOnly = (value: boolean) =>
    // Later connections of the pool see a server that refuses writes.
    db.transaction(async (tx) => {
      await tx.run(sql`set transaction read write`);
      await tx.run(sql.raw(`alter database ${name} set default_transaction_read_only = ${value}`));
      await tx.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    });
  await setReadOnly(true);
  await db.transaction((tx) => tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)).catch(() => {});
  const refused = await bet('read-only-key-1');
  expect(refused.errorCode).toBe('server.busy');
  await setReadOnly(false);
  expect((await bet('read-only-key-1')).success).toBe(true);
});
