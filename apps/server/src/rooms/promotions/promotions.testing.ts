import { randomUUID } from 'node:crypto';
import type { EndpointSpec, OfferKind, OfferTerms, promotions, ValueOf } from '@fairlot/contract';
import { createMember, type TestApp, type TestMember } from '@fairlot/testkit';
import { sql } from '../../platform/db/index.ts';
import {
  betCorrected,
  betPlaced,
  betSettled,
  depositCredited,
  depositReversed,
  memberRegistered,
} from '../../platform/events/index.ts';
import { insertWritten, moveWritten, publish } from './desk/written.ts';

/** Terms of an offer that gives 10,000.00 on request, with wagering twice; live tables count half. */
export const TERMS: OfferTerms = {
  startsAt: 0,
  endsAt: null,
  audience: {},
  gift: 'bonus',
  share: null,
  amount: '10000.00',
  most: '10000.00',
  leastDeposit: null,
  every: 'once',
  money: 'non-sticky',
  wagering: { times: 2, days: 7, mostBet: null, games: { lottery: 100, live: 50 } },
  stacks: true,
};

type Status = 'won' | 'lost' | 'refunded' | 'cancelled';
type Value<K extends keyof typeof promotions> = (typeof promotions)[K] extends EndpointSpec
  ? ValueOf<(typeof promotions)[K]>
  : never;
interface Answer<V> {
  success: boolean;
  errorCode: string | null;
  /** For a refused call: the value of the refusal. */
  value: V;
  footer?: { balance: string };
}

/** Helper for tests of promotions on an app. */
export function openOffers(app: TestApp) {
  const { db, events } = app.platform;
  const bet = createBet(app);
  async function call<V = unknown>(
    who: TestMember,
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
  ): Promise<Answer<V>> {
    const response = await app.server.inject({
      method,
      url: path,
      headers: who.headers,
      ...(payload ? { payload } : {}),
    });
    return response.json<Answer<V>>();
  }
  /** Creates an active offer. */
  async function offer(
    kind: OfferKind,
    terms: Partial<OfferTerms> = {},
    budget = '1000000.00',
    code: string | null = null,
  ) {
    const input = { kind, code, announcementId: null, budget, terms: { ...TERMS, ...terms } };
    return db.transaction(async (tx) => {
      const texts = { EN: { title: `Offer ${kind}`, text: 'What it is' } };
      return publish(tx, await insertWritten(tx, { ...input, texts }, 'VND'));
    });
  }
  return {
    call,
    offer,
    end: (one: Awaited<ReturnType<typeof offer>>) => db.transaction((tx) => moveWritten(tx, one, 'ended')),
    /** Pretends that the active version had this end, epoch ms. */
    endedAt: ({ id }: { id: bigint }, endsAt: number) =>
      db.run(sql`
        update promotions_offer_versions set terms = terms || ${JSON.stringify({ endsAt })}::jsonb
         where offer_id = ${id}::bigint`),
    member: () => createMember(app),
    /** Announces that a member registered with the code of another. */
    cameBy: (friend: TestMember, inviter: Pick<TestMember, 'memberId'>) => {
      const came = { userName: 'x', type: 0, asset: 'VND', inviterId: String(inviter.memberId) };
      return events.outbox.add(db, memberRegistered, friend.memberId, came);
    },
    accept: (who: TestMember, { id }: { id: bigint }, payload?: object) =>
      call<Value<'accept'>>(who, 'POST', `/wps/promotions/${id}/accept`, payload),
    bonuses: (who: TestMember) => call<Value<'bonuses'>>(who, 'GET', '/wps/bonus'),
    list: (who: TestMember) => call<Value<'offers'>>(who, 'GET', '/wps/promotions'),
    earnings: (who: TestMember) => call<Value<'earnings'>>(who, 'GET', '/wps/promotions/earnings'),
    proof: (who: TestMember, { id }: { id: bigint }) =>
      call<Value<'packetProof'>>(who, 'GET', `/wps/promotions/${id}/packetProof`),
    referral: (who: TestMember) => call<Value<'referral'>>(who, 'GET', '/wps/referral'),
    drain: () => events.outbox.drain(),
    deposit: async (
      who: TestMember,
      amountMinor: bigint,
      orderId: string = randomUUID(),
      // When it was credited, epoch ms, where the event is delivered later.
      at?: number,
    ) => {
      await events.outbox.add(db, depositCredited, who.memberId, { orderId, amountMinor: String(amountMinor) });
      if (at !== undefined)
        await db.run(sql`
          update platform_outbox set created_at = to_timestamp(${at}::float8 / 1000)
           where topic = 'deposit.credited' and payload ->> 'orderId' = ${orderId}`);
      await events.outbox.drain();
      return orderId;
    },
    takeBack: async (who: TestMember, orderId: string) => {
      await events.outbox.add(db, depositReversed, who.memberId, { orderId, amountMinor: '1' });
      await events.outbox.drain();
    },
    bet,
    /** Places a bet that loses. */
    lose: async (...order: Parameters<typeof bet>) => {
      const { place, settle } = bet(...order);
      await place();
      await settle('lost');
    },
  };
}

function createBet({ platform: { db, events } }: TestApp) {
  return (
    who: TestMember,
    stakeMinor: bigint,
    product: 'lottery' | 'live' | 'sports' = 'lottery',
    // Events carry whole milliseconds. The next one is certainly later than everything stored in the database so far.
    at = Date.now() + 1,
    round: string = randomUUID(),
  ) => {
    const memberId = String(who.memberId);
    const betId = randomUUID();
    const source = 'lottery' as const;
    const game = { source, product, vendor: null, gameId: 'G', gameName: 'G', roundId: round, asset: 'VND' };
    const zero = { bonusWinMinor: '0' };
    const reported = { betId, memberId, userName: 'x', at };
    return {
      place: (oddsScaled: string | null = null, bonusMinor = 0n) =>
        events.outbox.add(db, betPlaced, who.memberId, {
          ...game,
          betId,
          memberId,
          play: null,
          stakeMinor: String(stakeMinor),
          bonusMinor: String(bonusMinor),
          oddsScaled,
          at,
          detail: null,
          detailUrl: null,
        }),
      settle: (status: Status, winMinor = 0n, settledAt = at) =>
        events.outbox.add(db, betSettled, null, {
          ...game,
          bets: [{ ...reported, at: settledAt, version: 1, status, winMinor: String(winMinor), ...zero }],
        }),
      correct: (version: number, status: Status, winMinor = 0n) =>
        events.outbox.add(db, betCorrected, null, {
          ...game,
          bets: [
            {
              ...reported,
              version,
              before: { status: 'lost', winMinor: '0', ...zero },
              after: { status, winMinor: String(winMinor), ...zero },
            },
          ],
        }),
    };
  };
}
