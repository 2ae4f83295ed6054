import { randomUUID } from 'node:crypto';
import type { Envelope } from '@fairlot/contract';
import { createMember, type TestApp, type TestMember } from '@fairlot/testkit';
import { betCorrected, betPlaced, betSettled } from '../../platform/events/index.ts';

/** Two agents at the top; below the first an agent, below that one a member. */
export interface TestTeam {
  top: TestMember;
  lower: TestMember;
  member: TestMember;
  sibling: TestMember;
  stranger: TestMember;
}

export async function createTeam(app: TestApp): Promise<TestTeam> {
  const top = await createMember(app, { type: 1 });
  const lower = await createMember(app, { type: 1, inviterId: top.memberId });
  const member = await createMember(app, { inviterId: lower.memberId, balance: '1000000.00' });
  const sibling = await createMember(app, { type: 1 });
  const stranger = await createMember(app, { inviterId: sibling.memberId });
  await app.platform.events.outbox.drain();
  return { top, lower, member, sibling, stranger };
}

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

const DICE = { source: 'original', product: 'originals', vendor: null, gameId: 'dice', gameName: 'Dice' } as const;
const GAMES = {
  originals: { ...DICE, roundId: null },
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

/** Says in the words of the events that a member bet, and what came of it. */
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
    placed: ({ betId = randomUUID(), stakeMinor = '100000', bonusMinor = '0', at = Date.now(), asset }: TestBet = {}) =>
      outbox.add(db, betPlaced, member.memberId, {
        ...game,
        asset: asset ?? member.asset,
        betId,
        memberId,
        play: null,
        stakeMinor,
        bonusMinor,
        oddsScaled: null,
        at,
        detail: null,
        detailUrl: null,
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
