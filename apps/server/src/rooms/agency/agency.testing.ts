import { randomUUID } from 'node:crypto';
import type { Envelope } from '@fairlot/contract';
import {
  auditBooksAndClose,
  createMember,
  createTestApp,
  DICE,
  seal,
  stakeOf,
  type TestApp,
  type TestMember,
} from '@fairlot/testkit';
import { afterAll, expect } from 'vitest';
import { betCorrected, betPlaced, betSettled } from '../../platform/events/index.ts';
import { lastClosedDay, startOfDay } from './days.ts';

/** The merchant's time zone in tests. */
export const TEST_ZONE = 'Asia/Ho_Chi_Minh';

/** Two top agents; below the first one an agent, and below that agent a member. */
export interface TestTeam {
  top: TestMember;
  downline: TestMember;
  member: TestMember;
  sibling: TestMember;
  stranger: TestMember;
}

export async function createTeam(app: TestApp): Promise<TestTeam> {
  const top = await createMember(app, { type: 1 });
  const downline = await createMember(app, { type: 1, inviterId: top.memberId });
  const member = await createMember(app, { inviterId: downline.memberId, balance: '1000000.00' });
  const sibling = await createMember(app, { type: 1 });
  const stranger = await createMember(app, { inviterId: sibling.memberId });
  await app.platform.events.outbox.drain();
  return { top, downline, member, sibling, stranger };
}

/** An application with the team; after the file's tests its books are audited and it is closed. */
export async function openTeam(): Promise<{ app: TestApp; team: TestTeam }> {
  const app = await createTestApp();
  afterAll(() => auditBooksAndClose(app));
  return { app, team: await createTeam(app) };
}

const NOON_MS = 12 * 3_600_000;

/** Noon of the last day with complete figures, epoch ms: shortly after midnight that is not yesterday. */
export const lastNoon = () => startOfDay(lastClosedDay(TEST_ZONE), TEST_ZONE).getTime() + NOON_MS;

/** A call of an agent, with the module of its area. */
export async function ask<T = Record<string, unknown>, F = Record<string, unknown>>(
  app: TestApp,
  who: Pick<TestMember, 'headers'> | null,
  url: string,
  { method = 'GET', payload, moduleId = 'AGEINFO3' }: { method?: string; payload?: object; moduleId?: string } = {},
): Promise<Envelope<T, F> & { status: number }> {
  const answer = await app.server.inject({
    method: method as 'GET',
    url,
    headers: { ...who?.headers, moduleid: moduleId, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { ...answer.json<Envelope<T, F>>(), status: answer.statusCode };
}

const GAMES = {
  originals: DICE,
  lottery: { ...DICE, source: 'lottery', product: 'lottery', gameId: 'VN300', gameName: 'VN300', roundId: '1' },
} as const;

export interface TestBet {
  betId?: string;
  stakeMinor?: string;
  bonusMinor?: string;
  winMinor?: string;
  bonusWinMinor?: string;
  status?: 'won' | 'lost' | 'refunded' | 'cancelled';
  at?: number;
  asset?: string;
}

/** Publishes events for a member's bet and its outcome. */
export function betsOf(
  app: TestApp,
  member: Pick<TestMember, 'memberId' | 'userName' | 'asset'>,
  product: keyof typeof GAMES = 'originals',
) {
  const game = GAMES[product];
  const { outbox } = app.platform.events;
  const { db } = app.platform;
  const memberId = String(member.memberId);
  const outcomeOf = ({ status = 'lost', winMinor = '0', bonusWinMinor = '0' }: TestBet) => ({
    status,
    winMinor,
    bonusWinMinor,
  });
  return {
    placed: ({ betId = randomUUID(), stakeMinor = '100000', bonusMinor, at, asset = member.asset }: TestBet = {}) =>
      outbox.add(db, betPlaced, member.memberId, {
        ...game,
        ...stakeOf({ betId, memberId: member.memberId, stakeMinor, bonusMinor, at }),
        asset,
      }),
    settled: ({ betId = randomUUID(), at = Date.now(), asset, ...bet }: TestBet = {}, version = 1) =>
      outbox.add(db, betSettled, null, {
        ...game,
        asset: asset ?? member.asset,
        bets: [{ betId, memberId, userName: member.userName, version, at, ...outcomeOf(bet) }],
      }),
    corrected: (betId: string, before: TestBet, after: TestBet, version = 2) =>
      outbox.add(db, betCorrected, null, {
        ...game,
        asset: member.asset,
        bets: [
          {
            betId,
            memberId,
            userName: member.userName,
            version,
            at: Date.now(),
            before: outcomeOf(before),
            after: outcomeOf(after),
          },
        ],
      }),
  };
}

const PAYMENT_PASSWORD = '2580';

/** Sets a member's payment password, which `sendMoney` uses. */
export async function setPaymentPassword(app: TestApp, { headers }: TestMember): Promise<void> {
  const sealed = await seal(app, {
    password: 'Test2026',
    paymentPassword: PAYMENT_PASSWORD,
    confirmPaymentPassword: PAYMENT_PASSWORD,
  });
  const answer = await app.server.inject({
    method: 'POST',
    url: '/wps/security/paymentPassword',
    headers: { ...headers, ...sealed.headers },
    payload: sealed.payload,
  });
  expect(answer.json()).toMatchObject({ success: true });
}

/** Sends money from an agent to a member, 20,000.00 by default. */
export async function sendMoney(
  app: TestApp,
  who: TestMember,
  to: TestMember,
  { amount = '20000', key = randomUUID(), ...input }: { amount?: string; key?: string; paymentPassword?: string } = {},
) {
  const body = { memberId: String(to.memberId), amount, paymentPassword: PAYMENT_PASSWORD, ...input };
  const { headers, payload } = await seal(app, body);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/wps/agent/team/transfer',
    headers: { ...who.headers, ...headers, 'idempotency-key': key, moduleid: 'AGEINFO3' },
    payload,
  });
  return answer.json<{ success: boolean; errorCode: string | null; value: Record<string, string> }>();
}
