import { createTestDatabase } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { untilBlocked } from '../../platform/db/locks.testing.ts';
import { askGate, extendTimeout, registerMember } from './repository.ts';

const db = await createTestDatabase();
await registerMember(db, 1n, 'real');
afterAll(() => db.close());

describe('a time-out concurrent with a bet', () => {
  it('waits for the bet that passed the gate, and stops the next', async () => {
    const steps: string[] = [];
    const [passed, placed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const bet = db.transaction(async (tx) => {
      expect(await askGate(tx, 1n, 'play', 'VND')).toBeNull();
      passed.resolve();
      await placed.promise;
      steps.push('bet placed');
    });
    await passed.promise;
    const timeOut = extendTimeout(db, 1n, 1).then(() => steps.push('time-out active'));
    await untilBlocked(db, '%update protection_members%');
    placed.resolve();
    await Promise.all([bet, timeOut]);
    expect(steps).toEqual(['bet placed', 'time-out active']);
    expect(await askGate(db, 1n, 'play', 'VND')).toBe('timed-out');
  });
});
