import { createTestDatabase } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import {
  askGate,
  askReturn,
  disableMember,
  extendExclusion,
  extendTimeout,
  type GateAction,
  holdPlay,
  readState,
  registerMember,
} from './repository.ts';

const ACTIONS = ['play', 'deposit', 'withdraw'] as const satisfies readonly GateAction[];

const db = await createTestDatabase();
for (const memberId of [1n, 2n, 3n, 4n, 6n]) await registerMember(db, memberId, 'real');
await registerMember(db, 5n, 'trial');
await disableMember(db, 2n);
await extendTimeout(db, 3n, 24);
await extendExclusion(db, 4n, 6);
await extendExclusion(db, 6n, 6);
await extendTimeout(db, 6n, 24);
afterAll(() => db.close());

describe('protection_gate', () => {
  it.each([
    ['a real member', 1n, 'VND', [null, null, null]],
    ['a real member with play money', 1n, 'FUN', ['real-play-money', 'real-play-money', 'real-play-money']],
    ['a disabled member', 2n, 'VND', ['disabled', 'disabled', 'disabled']],
    ['a member in a time-out', 3n, 'VND', ['timed-out', 'timed-out', null]],
    ['an excluded member', 4n, 'VND', ['excluded', 'excluded', null]],
    ['an excluded member in a time-out', 6n, 'VND', ['excluded', 'excluded', null]],
    ['a trial member', 5n, 'FUN', [null, 'trial-real-money', 'trial-real-money']],
    ['a trial member with money', 5n, 'VND', ['trial-real-money', 'trial-real-money', 'trial-real-money']],
    ['an unknown member', 99n, 'VND', ['unknown', 'unknown', 'unknown']],
  ] as const)('decides on play, deposits and withdrawals of %s', async (_, memberId, asset, reasons) => {
    for (const [index, action] of ACTIONS.entries())
      expect(await askGate(db, memberId, action, asset), action).toBe(reasons[index]);
  });

  it('opens automatically when a time-out is over', async () => {
    await registerMember(db, 7n, 'real');
    await extendTimeout(db, 7n, 1);
    await db.run(sql`update protection_members set timed_out_until = clock_timestamp() where member_id = 7`);
    expect(await askGate(db, 7n, 'play', 'VND')).toBeNull();
  });

  it('opens after an exclusion only when its member requested a return and a day has passed', async () => {
    await registerMember(db, 8n, 'real');
    await extendExclusion(db, 8n, 6);
    expect(await askReturn(db, 8n)).toBe(false);
    const pass = (interval: string) =>
      db.run(sql`
        update protection_members set excluded_until = excluded_until - ${interval}::interval,
               return_from = return_from - ${interval}::interval where member_id = 8`);
    await pass('1 year');
    expect(await askGate(db, 8n, 'play', 'VND')).toBe('excluded');
    expect(await askGate(db, 8n, 'deposit', 'VND')).toBe('excluded');
    expect(await askGate(db, 8n, 'withdraw', 'VND')).toBeNull();
    expect(await readState(db, 8n)).toMatchObject({ excludedUntil: null, returnFrom: null, mayAskReturn: true });
    expect(await askReturn(db, 8n)).toBe(true);
    expect(await askReturn(db, 8n)).toBe(false);
    expect(await askGate(db, 8n, 'play', 'VND')).toBe('excluded');
    expect((await readState(db, 8n)).returnFrom).toBeInstanceOf(Date);
    await pass('1 day');
    expect(await askGate(db, 8n, 'play', 'VND')).toBeNull();
    // A return belongs to one exclusion: a new exclusion needs a new return.
    await extendExclusion(db, 8n, 6);
    await pass('1 year');
    await db.run(sql`
      update protection_members set excluded_until = clock_timestamp() - interval '1 second' where member_id = 8`);
    expect(await askGate(db, 8n, 'play', 'VND')).toBe('excluded');
  });

  it('holds the play of a debtor, and releases it once the debt is paid', async () => {
    for (const memberId of [10n, 11n]) await registerMember(db, memberId, 'real');
    const plays = async () => [await askGate(db, 10n, 'play', 'VND'), await askGate(db, 11n, 'play', 'VND')];
    await holdPlay(db, [10n]);
    expect(await plays()).toEqual(['bills-unpaid', null]);
    expect(await askGate(db, 10n, 'deposit', 'VND')).toBeNull();
    await holdPlay(db, [11n]);
    expect(await plays()).toEqual([null, 'bills-unpaid']);
    await holdPlay(db, []);
    expect(await plays()).toEqual([null, null]);
  });

  it('accepts exactly three actions', async () => {
    await expect(db.run(sql`select protection_gate(1, 'borrow', 'VND')`)).rejects.toThrow('unknown action borrow');
  });
});

it('the start of a limit never goes back, also at the end of a month after a shorter one', async () => {
  const starts = (from: string) =>
    db.values(sql<Date>`
      select protection_period_start('month', at)
        from generate_series(${from}::timestamp at time zone 'UTC', ${from}::timestamp at time zone 'UTC'
                             + interval '40 days', '1 hour') with ordinality as t(at, place)
       order by place`);
  for (const from of ['2027-02-25', '2028-02-25', '2026-11-25', '2026-12-25']) {
    const times = await starts(from);
    expect(
      times.filter((start, index) => index > 0 && start < times[index - 1]!),
      from,
    ).toEqual([]);
  }
  const [start] = await db.values(sql<Date>`select protection_period_start('month', '2027-03-15 10:00Z')`);
  expect(start).toEqual(new Date('2027-02-15T10:00:00Z'));
});
