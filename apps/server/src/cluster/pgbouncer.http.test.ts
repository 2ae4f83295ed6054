import {
  auditBooks,
  createDatabaseUrl,
  createMember,
  createTestApp,
  dropDatabase,
  type TestApp,
  type TestMember,
} from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { findProgram } from './find-program.testing.ts';
import { playDice } from './dice.testing.ts';
import { type Pooler, startPooler } from './pgbouncer.testing.ts';

const program = findProgram('pgbouncer');

describe.skipIf(program === undefined)('behind PgBouncer in transaction mode', () => {
  let direct: string;
  let pooler: Pooler;
  let apps: TestApp[] = [];
  let member: TestMember;
  beforeAll(async () => {
    direct = await createDatabaseUrl({ seed: 'demo', seedGames: 60 });
    pooler = await startPooler(program ?? '', direct);
    const open = () =>
      createTestApp({
        databaseUrl: pooler.urlOf(direct),
        seed: 'demo',
        started: true,
        config: { databaseDirectUrl: direct },
      });
    apps = [await open(), await open()];
    member = await createMember(apps[0]!, { balance: '1000000.00' });
  });
  afterAll(async () => {
    if (apps[0]) await auditBooks(apps[0]);
    for (const app of apps) await app.close();
    await pooler.stop();
    await dropDatabase(direct);
  });

  const bet = (process: number, key: string) => playDice(apps[process]!, member, key);
  const rounds = async () =>
    Number(await apps[0]!.platform.db.value(sql<bigint>`select count(*) from originals_rounds`));

  it('places each bet once, whichever process takes it and however often it is sent', async () => {
    const before = await rounds();
    const keys = Array.from({ length: 20 }, (_, n) => `pooled-bet-${n}`);
    const answers = await Promise.all(
      keys.flatMap((key) => [0, 1].map(async (process) => ({ key, answer: await bet(process, key) }))),
    );
    for (const { answer } of answers) expect(answer.success).toBe(true);
    for (const key of keys)
      expect(
        new Set(answers.filter((one) => one.key === key).map(({ answer }) => answer.value.roundId)).size,
        key,
      ).toBe(1);
    expect(await rounds()).toBe(before + keys.length);
  });

  it('loses and doubles no bet when the pooler is killed in between', async () => {
    // A member may play 30 rounds a second in a process; the bets before this test count too.
    member = await createMember(apps[0]!, { balance: '1000000.00' });
    const before = await rounds();
    const keys = Array.from({ length: 12 }, (_, n) => `killed-bet-${n}`);
    const sent = keys.map((key, n) => bet(n % 2, key).catch(() => undefined));
    await pooler.replace();
    const first = await Promise.all(sent);
    for (const [n, key] of keys.entries()) {
      let again = await bet(n % 2, key);
      for (let tries = 0; !again.success && tries < 40; tries++) {
        // Refused with a clear reason while the pooler is away, never with a guess.
        expect(again.errorCode).toBe('server.busy');
        await new Promise((resolve) => setTimeout(resolve, 100));
        again = await bet(n % 2, key);
      }
      const acknowledged = first[n];
      if (acknowledged?.success) expect(again.value.roundId).toBe(acknowledged.value.roundId);
    }
    expect(await rounds()).toBe(before + keys.length);
  });

  it('delivers events of one process to the other through the direct connection', async () => {
    const received: string[] = [];
    apps[1]!.platform.events.stream.subscribe(({ name }) => received.push(name));
    expect((await bet(0, 'pooled-event-1')).success).toBe(true);
    await expect.poll(() => received, { timeout: 30_000 }).toContain('balance');
  });
});
