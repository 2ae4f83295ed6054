import { DEPOSIT_KINDS, PLAY_KINDS, type promotions as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import { packetOf, takeShare } from '../triggers/packets.ts';
import { spinWheel } from '../triggers/wheel.ts';
import { costOf, mostOf } from './amounts.ts';
import { type Awarding, findAward } from './award.ts';
import type { OfferMember } from './eligibility.ts';
import { type Eligibility, periodStart } from './members.ts';
import {
  endAcceptance,
  findByCode,
  findOffer,
  insertAcceptance,
  lockOne,
  type Offer,
  spend,
  watchMember,
} from './offer-rows.ts';

type Taken = ValueOf<typeof contract.accept>;

/** Members' actions on offers: take and leave. */
export function createAccept(
  { db, site }: Pick<PromotionsPlatform, 'db' | 'site'>,
  protection: Protection,
  eligibility: Eligibility,
  awarding: Awarding,
) {
  async function requireOpen(tx: Tx, offer: Offer, member: OfferMember, code?: string): Promise<void> {
    if (!(await protection.mayBeOffered(tx, member.memberId))) throw refuse('protected');
    const reason = eligibility.whyNot((await eligibility.factsOf(tx, member))(offer, code));
    if (reason !== null) throw refuse(reason);
  }
  /** Reserves the maximum possible gift in the budget while the member waits for a deposit. */
  async function join(tx: Tx, offer: Offer, { memberId, asset }: OfferMember, orderId: string | null): Promise<void> {
    const reserved = DEPOSIT_KINDS.includes(offer.kind) ? costOf(offer.terms, mostOf(offer.terms)) : 0n;
    if (reserved > 0n && !(await spend(tx, offer.id, reserved))) throw refuse('budget');
    if (!(await insertAcceptance(tx, offer, memberId, reserved, orderId))) throw refuse('joined');
    await watchMember(tx, memberId, asset);
  }
  async function giveNow(tx: Tx, offer: Offer, { memberId }: OfferMember, key: string): Promise<Taken> {
    const drawn = await draw(tx, offer, memberId);
    const outcome = await awarding.give(tx, offer, { key, memberId, isToCollect: false, ...drawn });
    if (outcome.kind !== 'given') throw refuse(outcome.kind === 'budget' ? 'budget' : 'taken');
    return {
      ...takenOf(offer, 'given', drawn.amountMinor),
      bonusId: outcome.bonusId,
      part: drawn.part ?? null,
      packet: await presentPacket(tx, offer),
    };
  }
  async function take(
    tx: Tx,
    offer: Offer | undefined,
    member: OfferMember,
    { code, version }: { code?: string; version?: number },
  ): Promise<Taken> {
    if (offer === undefined || offer.state === 'draft') throw new Refusal('not.found');
    await hold(tx, offer, member.memberId);
    const isJoining = DEPOSIT_KINDS.includes(offer.kind) || PLAY_KINDS.includes(offer.kind);
    if (isJoining && (await lockOne(tx, member.memberId, offer.id)) !== undefined)
      return takenOf(offer, 'joined', null);
    const key = isJoining ? null : periodKey(offer, member.memberId, await site.timeZone(tx));
    const before = key === null ? undefined : await findAward(tx, key);
    if (before !== undefined)
      return { ...takenOf(offer, 'given', before.amountMinor), ...before.rest, packet: await presentPacket(tx, offer) };
    await requireOpen(tx, offer, member, code);
    requireShown(offer, version);
    if (key !== null) return giveNow(tx, offer, member, key);
    await join(tx, offer, member, null);
    return takenOf(offer, 'joined', null);
  }

  return {
    accept: (member: OfferMember, offerId: bigint, asked: { code?: string; version?: number }) =>
      db.transaction(async (tx) => take(tx, await findOffer(tx, offerId), member, asked)),
    redeem: (member: OfferMember, code: string) =>
      db.transaction(async (tx) => take(tx, await findByCode(tx, code.trim().toUpperCase()), member, { code })),
    leave: (memberId: bigint, offerId: bigint) =>
      db.transaction(async (tx) => {
        const found = requireFound(await lockOne(tx, memberId, offerId));
        await endAcceptance(tx, found, 'left');
        return null;
      }),
    /** Joins an offer for one deposit; does nothing when the member has joined already. */
    joinForDeposit: async (
      tx: Tx,
      member: OfferMember,
      { offerId, version, orderId }: { offerId: bigint; version: number | undefined; orderId: string },
    ) => {
      const offer = await findOffer(tx, offerId);
      if (offer === undefined || !DEPOSIT_KINDS.includes(offer.kind)) throw new Refusal('not.found');
      await hold(tx, offer, member.memberId);
      if ((await lockOne(tx, member.memberId, offerId)) !== undefined) return;
      await requireOpen(tx, offer, member);
      requireShown(offer, version);
      await join(tx, offer, member, orderId);
    },
  };
}

/** Obligation key of a member's gift in the current period of an offer. */
const periodKey = (offer: Offer, memberId: bigint, zone: string): string =>
  `offer:${offer.id}:${memberId}:${periodStart(offer.terms.every, zone, Date.now())}`;

/** Members take an offer on the terms that they were shown; after another publication they have to read it again. */
function requireShown(offer: Offer, shown: number | undefined): void {
  if (shown !== undefined && shown !== offer.version) throw refuse('changed');
}

const refuse = (reason: string) => new Refusal('offer.refused', { reason });

/** Serialises calls of one member for one offer, so that no two calls pass the same check. */
async function hold(tx: Tx, offer: Offer, memberId: bigint): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`promotions:${offer.id}:${memberId}`}, 0))`);
}

async function draw(tx: Tx, offer: Offer, memberId: bigint): Promise<{ amountMinor: bigint; part?: number }> {
  if (offer.kind === 'redPacket') {
    const amountMinor = await takeShare(tx, offer.id, memberId);
    if (amountMinor === undefined) throw refuse('budget');
    return { amountMinor };
  }
  if (offer.kind === 'wheel') return spinWheel(offer.terms.wheel ?? []);
  return { amountMinor: parseMinor(offer.terms.amount ?? '0') };
}

function takenOf({ id, terms }: Offer, state: Taken['state'], amountMinor: bigint | null): Taken {
  return {
    offerId: String(id),
    state,
    gift: terms.gift,
    amount: amountMinor === null ? null : formatMinor(amountMinor),
    bonusId: null,
    packet: null,
    part: null,
  };
}

async function presentPacket(tx: Tx, { id, kind }: Offer): Promise<Taken['packet']> {
  if (kind !== 'redPacket') return null;
  const { leastMinor, mostMinor, averageMinor } = await packetOf(tx, id);
  return { least: formatMinor(leastMinor), most: formatMinor(mostMinor), average: formatMinor(averageMinor) };
}
