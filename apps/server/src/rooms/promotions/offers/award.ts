import { givesBonus, type GiftKind, type OfferTerms } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { rewardOffered } from '../../../platform/events/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import type { Grants } from '../bonus/grants.ts';
import { costOf, mostWinsOf } from './amounts.ts';
import { type Offer, spend } from './offer-rows.ts';

export interface Award {
  /** Obligation key, such as `deposit:<order>:offer:<id>`. */
  key: string;
  memberId: bigint;
  amountMinor: bigint;
  /** Whether the member has to collect it from the list of rewards instead of receiving it immediately. */
  isToCollect: boolean;
  part?: number;
}

export type Outcome = { kind: 'given'; bonusId: string | null } | { kind: 'again' } | { kind: 'budget' };

/** Days to collect a waiting reward. */
const COLLECT_DAYS = 14;
const DAY_MS = 86_400_000;

export type Awarding = ReturnType<typeof createAwarding>;

/** Gives the gifts of offers, each once for its key and never more than the budget. */
export function createAwarding({ events }: Pick<PromotionsPlatform, 'events'>, grants: Grants) {
  async function give(tx: Tx, offer: Offer, award: Award): Promise<Outcome> {
    const { key, memberId, amountMinor } = award;
    const { gift } = offer.terms;
    const aside = mostWinsOf(offer.terms);
    const inserted = await tx.run(sql`
      insert into promotions_awards (key, offer_id, version, member_id, asset, gift, amount_minor, part,
        reserved_minor)
      values (${key}, ${offer.id}::bigint, ${offer.version}::int, ${memberId}::bigint, ${offer.asset}, ${gift},
              ${amountMinor}::bigint, ${award.part ?? null}::int, ${aside}::bigint)
      on conflict do nothing`);
    if (inserted === 0) return { kind: 'again' };
    if (!(await spend(tx, offer.id, costOf(offer.terms, amountMinor)))) {
      await tx.run(sql`delete from promotions_awards where key = ${key}`);
      return { kind: 'budget' };
    }
    if (gift === 'bonus' && !award.isToCollect)
      return { kind: 'given', bonusId: (await grants.grant(tx, grantOf(offer, award))).id };
    await events.outbox.add(tx, rewardOffered, memberId, {
      sourceKey: key,
      memberId: String(memberId),
      kind: gift satisfies GiftKind,
      amountMinor: String(amountMinor),
      asset: offer.asset,
      title: titlesOf(offer),
      expiresAt: Date.now() + COLLECT_DAYS * DAY_MS,
      terms: Object.fromEntries(Object.entries(offer.texts).map(([language, { text }]) => [language, text])),
      ...(gift === 'freeRounds' ? { details: detailsOfRounds(offer.terms) } : {}),
    });
    return { kind: 'given', bonusId: null };
  }
  return { give };
}

/** Details promised in addition to the amount, which is the value of all rounds together. */
export function detailsOfRounds(terms: OfferTerms): Record<string, unknown> {
  const { rounds, wagering } = terms;
  const most = mostWinsOf(terms);
  return {
    ...(rounds && { vendor: rounds.vendor, gameId: rounds.gameId, rounds: rounds.count, days: rounds.days }),
    ...(givesBonus(terms) && { bonusTimes: wagering.times }),
    ...(most !== null && { bonusMostMinor: String(most) }),
  };
}

export function titlesOf({ texts }: Pick<Offer, 'texts'>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title]));
}

export function grantOf(offer: Offer, { key, memberId, amountMinor }: Pick<Award, 'key' | 'memberId' | 'amountMinor'>) {
  const { id: offerId, version, asset, terms } = offer;
  const { money, wagering } = terms;
  return { key, offerId, version, memberId, asset, amountMinor, titles: titlesOf(offer), money, wagering };
}

/** The award for a key, and its current state. */
export async function findAward(
  tx: Tx,
  key: string,
): Promise<{ amountMinor: bigint; rest: { part: number | null; bonusId: string | null } } | undefined> {
  const found = await tx.first(sql<{ amountMinor: bigint; part: number | null; bonusId: string | null }>`
    select a.amount_minor as "amountMinor", a.part, g.id as "bonusId"
      from promotions_awards a left join promotions_grants g on g.award_key = a.key where a.key = ${key}`);
  return found && { amountMinor: found.amountMinor, rest: { part: found.part, bonusId: found.bonusId } };
}
