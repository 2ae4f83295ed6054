import { DEPOSIT_KINDS } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { depositCredited, depositReversed, type Listener, on, rewardUndone } from '../../../platform/events/index.ts';
import type { Grants } from '../bonus/grants.ts';
import { ofDeposit } from '../offers/amounts.ts';
import type { Awarding } from '../offers/award.ts';
import { endAcceptance, findVersion, lockOpenAt, lockRunOut } from '../offers/offer-rows.ts';

interface Credited {
  memberId: bigint;
  orderId: string;
  amountMinor: bigint;
  /** When the money was credited, epoch ms. */
  at: number;
}

/** Pays joined offers when the deposit is credited, and takes the gift back when the deposit is reversed. */
export function createDepositListener(
  { events: { outbox } }: Pick<PromotionsPlatform, 'events'>,
  grants: Grants,
  awarding: Awarding,
): Listener {
  /**
   * A deposit triggers one offer: the one chosen with it, otherwise the first for which it is sufficient. All other
   * offers for a first deposit end, because no later deposit is the first.
   */
  async function reward(tx: Tx, { memberId, orderId, amountMinor, at }: Credited): Promise<void> {
    let isGiven = false;
    for (const joined of await lockOpenAt(tx, memberId, orderId, at)) {
      const offer = await findVersion(tx, joined.offerId, joined.version);
      if (offer === undefined || !DEPOSIT_KINDS.includes(offer.kind)) continue;
      const isForFirst = offer.kind === 'firstDeposit';
      const isGone = isGiven || (isForFirst && !(await isFirst(tx, memberId, orderId)));
      const gift = isGone ? 0n : ofDeposit(offer.terms, amountMinor);
      const { endsAt } = offer.terms;
      if ((endsAt !== null && at >= endsAt) || (isForFirst && gift === 0n)) {
        await endAcceptance(tx, joined, 'left');
        continue;
      }
      if (gift === 0n) continue;
      await endAcceptance(tx, joined, 'done');
      const key = keyOf(orderId);
      await awarding.give(tx, offer, { key, memberId, amountMinor: gift, isToCollect: false });
      isGiven = true;
    }
  }

  /** Reverses the gifts of a deposit: remaining bonus money, and rewards that wait to be collected. */
  async function undo(tx: Tx, memberId: bigint | null, orderId: string): Promise<void> {
    await tx.run(sql`update promotions_deposits set is_reversed = true where order_id = ${orderId}`);
    const key = keyOf(orderId);
    await grants.revoke(tx, key);
    const offered = await tx.first(sql`select 1 from promotions_awards where key = ${key} and gift <> 'bonus'`);
    if (offered !== undefined) await outbox.add(tx, rewardUndone, memberId, { sourceKeys: [key] });
  }

  return {
    name: 'offers-deposits',
    subscriptions: [
      on(depositCredited, async (tx, events) => {
        for (const { memberId, payload, at } of events) {
          if (memberId === null) continue;
          const { orderId } = payload;
          const deposit = { memberId, orderId, amountMinor: BigInt(payload.amountMinor), at: at.getTime() };
          if (await noteDeposit(tx, deposit)) await reward(tx, deposit);
        }
      }),
      on(depositReversed, async (tx, events) => {
        for (const { memberId, payload } of events) await undo(tx, memberId, payload.orderId);
      }),
    ],
  };
}

/** Number of acceptances closed in one transaction. */
const CLOSED_AT_ONCE = 200;

/** Ends acceptances that wait for a deposit past their end date and releases their reservations. */
export async function closeRunOut(db: PromotionsPlatform['db']): Promise<void> {
  for (let count = CLOSED_AT_ONCE; count === CLOSED_AT_ONCE;)
    count = await db.transaction(async (tx) => {
      const over = await lockRunOut(tx, CLOSED_AT_ONCE);
      for (const joined of over) await endAcceptance(tx, joined, 'left');
      return over.length;
    });
}

function keyOf(orderId: string): string {
  return `deposit:${orderId}`;
}

/** @returns false for a deposit that was recorded before */
async function noteDeposit(tx: Tx, { memberId, orderId, amountMinor, at }: Credited): Promise<boolean> {
  return tx.changes(sql`
    insert into promotions_deposits (order_id, member_id, amount_minor, at)
    values (${orderId}, ${memberId}::bigint, ${amountMinor}::bigint, to_timestamp(${at}::float8 / 1000))
    on conflict do nothing`);
}

async function isFirst(tx: Tx, memberId: bigint, orderId: string): Promise<boolean> {
  const other = await tx.first(sql`
    select 1 from promotions_deposits where member_id = ${memberId}::bigint and order_id <> ${orderId} limit 1`);
  return other === undefined;
}

/** Number of a member's credited deposits, including reversed ones. */
export async function countDeposits(executor: Executor, memberId: bigint): Promise<number> {
  return executor.value(sql<number>`
    select count(*)::int as count from promotions_deposits where member_id = ${memberId}::bigint`);
}
