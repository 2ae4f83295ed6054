import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { randomUUID } from 'node:crypto';
import type { Envelope } from '@fairlot/contract';
import { DICE, openDevice, stakeOf, type TestApp, type TestMember } from '@fairlot/testkit';
import { vi } from 'vitest';
import { betPlaced, betSettled, depositCredited } from '../../platform/events/index.ts';
import { sql } from '../../platform/db/index.ts';

const MODULES: readonly [RegExp, string][] = [
  [/^\/wps\/member\//, 'MEMCLUB3'],
  [/^\/wps\//, 'REWCEN3'],
];

/** A call of a member, with the module id of its area. */
export async function ask<T = Record<string, unknown>>(
  app: TestApp,
  who: Pick<TestMember, 'headers'> | null,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  moduleId = MODULES.find(([pattern]) => pattern.test(url))?.[1] ?? '',
): Promise<Envelope<T> & { status: number }> {
  const answer = await app.server.inject({
    method,
    url,
    headers: { ...who?.headers, moduleid: moduleId, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { ...answer.json<Envelope<T>>(), status: answer.statusCode };
}

type Status = 'won' | 'lost' | 'refunded';

/** Writes events of a member's actions. Nothing is delivered yet. */
export function actsOf(app: TestApp, member: TestMember) {
  const { outbox } = app.platform.events;
  const { db } = app.platform;
  const memberId = String(member.memberId);
  const place = (betId: string, stakeMinor: string, bonusMinor?: string, at?: number) =>
    outbox.add(db, betPlaced, member.memberId, {
      ...DICE,
      ...stakeOf({ betId, memberId: member.memberId, stakeMinor, bonusMinor, at }),
      asset: member.asset,
    });
  const settle = (betId: string, status: Status = 'lost', version = 1, at = Date.now(), winMinor = '0') =>
    outbox.add(db, betSettled, null, {
      ...DICE,
      asset: member.asset,
      bets: [{ betId, memberId, userName: 'x', version, at, status, winMinor, bonusWinMinor: '0' }],
    });
  return {
    place,
    settle,
    /** A placed and settled bet. */
    bet: async (stakeMinor: string, at = Date.now()) => {
      const betId = randomUUID();
      await place(betId, stakeMinor, undefined, at);
      await settle(betId, 'lost', 1, at);
      return betId;
    },
    deposit: (amountMinor: string, orderId: string = randomUUID()) =>
      outbox.add(db, depositCredited, member.memberId, { orderId, amountMinor }),
  };
}

export const drain = (app: TestApp) => app.platform.events.outbox.drain();

/** Creates a reward as the room itself does. @returns its id */
export async function giveReward(app: TestApp, member: TestMember, key: string, amountMinor: bigint, days = 30) {
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at)
    values (${key}, ${member.memberId}::bigint, 'money', ${amountMinor}::bigint, ${member.asset}, '{"text": "gift"}',
      clock_timestamp() + ${days}::int * interval '1 day') returning id`);
  return String(id);
}

export async function balanceOf(app: TestApp, member: TestMember): Promise<bigint> {
  return app.rooms.wallet.balance(member.memberId, member.asset);
}

/** Moves the clock of this process; the member logs in again, because sessions expire. */
export async function turnClock(app: TestApp, member: TestMember, at: number): Promise<void> {
  vi.setSystemTime(at);
  Object.assign(member.headers, (await openDevice(app, member.memberId)).headers);
}

const DEMO_MISSIONS = new URL('../../../../../packs/demo/missions.yaml', import.meta.url);

/** Adds the missions of the demonstration. */
export async function addDemoMissions({ platform: { collected, db } }: TestApp): Promise<void> {
  const parts = collected.all().flatMap(({ pack = [] }) => pack);
  const part = parts.find(({ name }) => name === 'missions');
  if (part === undefined) throw new Error('no room has missions in packs');
  const wanted = parse(readFileSync(DEMO_MISSIONS, 'utf8')) as Record<string, unknown>;
  await db.transaction(async (tx) => {
    const current = await part.read(tx, (name) => name);
    await part.apply(tx, current, await part.complete(tx, current, wanted, { read: () => undefined }));
  });
}
