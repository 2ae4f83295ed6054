import {
  DEPOSIT_KINDS,
  type OfferKind,
  type OfferState,
  type OfferTerms,
  type OfferTexts,
  PLAY_KINDS,
  type promotions,
} from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

type SegmentPart = promotions.SegmentPart;

/** State that operators set; dates are evaluated separately. */
export type KeptState = Exclude<OfferState, 'scheduled' | 'expired'>;

/** An offer in its active version. */
export interface Offer {
  id: bigint;
  kind: OfferKind;
  state: KeptState;
  asset: string;
  code: string | null;
  announcementId: string | null;
  version: number;
  terms: OfferTerms;
  texts: OfferTexts;
  /** Approved conditions of the segment that the terms name; null if there is none. */
  conditions: SegmentPart[] | null;
  budgetMinor: bigint;
  spentMinor: bigint;
  /** Commits to the shares of a packet, hex. */
  packetRoot: string | null;
}

const OFFER = sql`
  o.id, v.kind, o.state, o.asset, o.code, o.announcement_id as "announcementId", v.version, v.terms, v.texts,
  v.conditions,
  o.budget_minor as "budgetMinor", o.spent_minor as "spentMinor",
  o.packet_root as "packetRoot"`;
const IN_FORCE = sql`
  promotions_offers o join promotions_offer_versions v on v.offer_id = o.id and v.version = o.version`;

/** Running offers, in the order of their creation. */
export function runningOffers(executor: Executor): Promise<Offer[]> {
  return executor.rows(sql<Offer>`select ${OFFER} from ${IN_FORCE} where o.state = 'running' order by o.id`);
}

/** Active versions of offers that run or may run again. */
export function offersToMake(executor: Executor): Promise<Offer[]> {
  return executor.rows(sql<Offer>`
    select ${OFFER} from ${IN_FORCE}
     where o.state in ('running', 'paused')
       and coalesce(to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0), 'infinity') > clock_timestamp()
     order by o.id`);
}

/**
 * Offers shown to members: running ones, and recently ended ones that the member joined or that an article describes.
 * One that the member joined is shown in the accepted version.
 */
export function shownOffers(executor: Executor, memberId: bigint | null): Promise<Offer[]> {
  return executor.rows(sql<Offer>`
    select ${OFFER} from promotions_offers o
      left join promotions_acceptances a
        on a.offer_id = o.id and a.member_id = ${memberId}::bigint and a.state = 'open'
      join promotions_offer_versions v on v.offer_id = o.id and v.version = coalesce(a.version, o.version)
     where v.kind <> all(${['manual', 'referral', 'code']}::text[])
       and coalesce(least(to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0), o.ended_at), 'infinity')
             > clock_timestamp() - interval '90 days'
       and (o.state = 'running' or o.state = 'ended' and o.announcement_id is not null
            or a.id is not null)
     order by o.id`);
}

/** Audience conditions of the offers that can be shown to members. */
export async function currentConditions(executor: Executor): Promise<SegmentPart[]> {
  const rows = await executor.rows(sql<{ conditions: SegmentPart[] }>`
    select distinct v.conditions from ${IN_FORCE}
     where v.conditions is not null
       and (o.state in ('running', 'paused') or o.ended_at > clock_timestamp() - interval '90 days')`);
  return rows.flatMap(({ conditions }) => conditions);
}

/** Offers that count play and that at least one member joined, in any state. */
export function offersWithPlay(executor: Executor): Promise<Offer[]> {
  return executor.rows(sql<Offer>`
    select ${OFFER} from ${IN_FORCE}
     where v.kind = any(${[...PLAY_KINDS]}::text[])
       and exists (select 1 from promotions_acceptances a where a.offer_id = o.id and a.state = 'open') order by o.id`);
}

export function findOffer(executor: Executor, id: bigint): Promise<Offer | undefined> {
  return executor.first(sql<Offer>`select ${OFFER} from ${IN_FORCE} where o.id = ${id}::bigint`);
}

export function findByCode(executor: Executor, code: string): Promise<Offer | undefined> {
  return executor.first(sql<Offer>`select ${OFFER} from ${IN_FORCE} where o.code = ${code} and o.state = 'running'`);
}

/** The version of an offer that a member accepted. */
export function findVersion(executor: Executor, id: bigint, version: number): Promise<Offer | undefined> {
  return executor.first(sql<Offer>`
    select ${OFFER} from promotions_offers o
      join promotions_offer_versions v on v.offer_id = o.id and v.version = ${version}::int
     where o.id = ${id}::bigint`);
}

/** @returns whether the remaining budget was sufficient; a negative amount gives back */
export async function spend(tx: Tx, offerId: bigint, amountMinor: bigint): Promise<boolean> {
  return tx.value(sql<boolean>`select promotions_spend(${offerId}::bigint, ${amountMinor}::bigint)`);
}

/** One member's history with offers. */
export interface History {
  joined: ReadonlySet<bigint>;
  /** When the member last left the offer, epoch ms. */
  leftAt: ReadonlyMap<bigint, number>;
  /** When the member last received a gift of the offer, epoch ms. */
  lastAt: ReadonlyMap<bigint, number>;
  hasBonus: boolean;
}

export async function readHistory(executor: Executor, memberId: bigint, asset: string): Promise<History> {
  const open = await executor.rows(sql<{ offerId: bigint }>`
    select offer_id as "offerId" from promotions_acceptances
     where member_id = ${memberId}::bigint and state = 'open'`);
  const left = await executor.rows(sql<{ offerId: bigint; at: Date }>`
    select offer_id as "offerId", max(ended_at) as at from promotions_acceptances
     where member_id = ${memberId}::bigint and state = 'left' group by offer_id`);
  const taken = await executor.rows(sql<{ offerId: bigint; at: Date }>`
    select offer_id as "offerId", max(at) as at from promotions_awards
     where member_id = ${memberId}::bigint group by offer_id`);
  const bonus = await executor.first(sql`
    select 1 from promotions_grants
     where member_id = ${memberId}::bigint and asset = ${asset} and state in ('waiting', 'active')
       and not is_free_bet limit 1`);
  return {
    joined: new Set(open.map(({ offerId }) => offerId)),
    leftAt: new Map(left.map(({ offerId, at }) => [offerId, at.getTime()])),
    lastAt: new Map(taken.map(({ offerId, at }) => [offerId, at.getTime()])),
    hasBonus: bonus !== undefined,
  };
}

export interface Acceptance {
  id: bigint;
  offerId: bigint;
  version: number;
  memberId: bigint;
  asset: string;
  reservedMinor: bigint;
  acceptedAt: Date;
}

const ACCEPTANCE = sql`
  id, offer_id as "offerId", version, member_id as "memberId", asset, reserved_minor as "reservedMinor",
  accepted_at as "acceptedAt"`;

/** @returns false when the member has joined already */
export async function insertAcceptance(
  tx: Tx,
  { id, version, asset }: Offer,
  memberId: bigint,
  reservedMinor: bigint,
  orderId: string | null,
): Promise<boolean> {
  return tx.changes(sql`
    insert into promotions_acceptances (offer_id, version, member_id, asset, reserved_minor, order_id)
    values (${id}::bigint, ${version}::int, ${memberId}::bigint, ${asset}, ${reservedMinor}::bigint, ${orderId})
    on conflict do nothing`);
}

/**
 * Acceptances that a deposit may satisfy, locked: the one made for the order first, then those made for none, then
 * those made for orders that are not paid yet, since the member joined the offer and sees it with every deposit.
 * Includes those that the job closed because their offer had ended, when the deposit was credited before that end and
 * its event arrives later.
 * @param at when the deposit was credited, epoch ms
 */
export function lockOpenAt(tx: Tx, memberId: bigint, orderId: string, at: number): Promise<Acceptance[]> {
  return tx.rows(sql<Acceptance>`
    select ${ACCEPTANCE} from promotions_acceptances a
     where member_id = ${memberId}::bigint
       and (state = 'open'
            or state = 'left' and accepted_at <= to_timestamp(${at}::float8 / 1000) and exists (
              select 1 from promotions_offer_versions v
               where v.offer_id = a.offer_id and v.version = a.version
                 and (v.terms ->> 'endsAt')::bigint > ${at}::bigint
                 and a.ended_at >= to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0)))
     order by (order_id is not distinct from ${orderId}) desc, (order_id is null) desc, id for update`);
}

/** Acceptances that wait for a deposit past the end date of their version, locked. */
export function lockRunOut(tx: Tx, limit: number): Promise<Acceptance[]> {
  return tx.rows(sql<Acceptance>`
    select ${ACCEPTANCE} from promotions_acceptances
     where id in (select a.id from promotions_acceptances a
                    join promotions_offer_versions v on v.offer_id = a.offer_id and v.version = a.version
                   where a.state = 'open' and v.kind = any(${[...DEPOSIT_KINDS]}::text[])
                     and to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0) <= clock_timestamp()
                   order by a.id limit ${limit}::int)
       and state = 'open' order by id for update skip locked`);
}

export function lockOne(tx: Tx, memberId: bigint, offerId: bigint): Promise<Acceptance | undefined> {
  return tx.first(sql<Acceptance>`
    select ${ACCEPTANCE} from promotions_acceptances
     where member_id = ${memberId}::bigint and offer_id = ${offerId}::bigint and state = 'open' for update`);
}

/** Ends an acceptance and releases its reservation in the budget. */
export async function endAcceptance(tx: Tx, { id, offerId, reservedMinor }: Acceptance, state: 'done' | 'left') {
  await tx.run(sql`
    update promotions_acceptances set state = ${state}, ended_at = clock_timestamp(), reserved_minor = 0
     where id = ${id}::bigint`);
  if (reservedMinor > 0n) await spend(tx, offerId, -reservedMinor);
}

/** Starts to track the bets of the member. */
export async function watchMember(tx: Tx, memberId: bigint, asset: string): Promise<void> {
  await tx.run(sql`
    insert into promotions_watched (member_id, asset) values (${memberId}::bigint, ${asset}) on conflict do nothing`);
}
