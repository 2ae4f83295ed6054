import { createPostgresDatabase, startPostgres } from '@fairlot/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEMA } from '../../schema.ts';
import { createDatabase, type Database, migrate, openPostgres } from '../../platform/db/index.ts';
import { createLogger } from '../../platform/log.ts';
import { askGate, extendTimeout, registerMember } from './repository.ts';

let running: Awaited<ReturnType<typeof startPostgres>>;
let db: Database;
beforeAll(async () => {
  running = await startPostgres();
  db = createDatabase(openPostgres(await createPostgresDatabase(running.url), 4, createLogger('silent')));
  await migrate(db, SCHEMA);
  await registerMember(db, 1n, 'real');
});
afterAll(async () => {
  await db.close();
  await running.stop();
});

describe('a time-out beside a bet', () => {
  it('waits for the bet that passed the gate, and stops the next', async () => {
    const steps: string[] = [];
    const bet = db.transaction(async (tx) => {
      expect(await askGate(tx, 1n, 'play', 'VND')).toBeNull();
      steps.push('gate passed');
      await sleep(300);
      steps.push('bet placed');
    });
    await expect.poll(() => steps.length).toBe(1);
    await extendTimeout(db, 1n, 1);
    steps.push('time-out in force');
    await bet;
    expect(steps).toEqual(['gate passed', 'bet placed', 'time-out in force']);
    expect(await askGate(db, 1n, 'play', 'VND')).toBe('timed-out');
  });
});
