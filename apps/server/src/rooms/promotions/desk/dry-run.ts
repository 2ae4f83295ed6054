import {
  type BodyOf,
  OFFER_BARS,
  type OfferKind,
  type OfferTerms,
  type promotionsDesk as contract,
  type ValueOf,
} from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import type { PromotionsPlatform } from '../ports.ts';
import type { Protection } from '../../protection/index.ts';
import { averageOf, needsOf } from '../offers/amounts.ts';
import type { Audience, Segments } from '../offers/segments.ts';
import { type Gift, giftsOf } from './past-gifts.ts';

type Trial = BodyOf<typeof contract.tryOffer>;
type Tried = ValueOf<typeof contract.tryOffer>;

/** Days for which the turnover of new members is known day by day. */
const REFERRAL_DAYS = 30;

/**
 * Estimates what terms would have cost with members' past activity: deposits, play of members whose bets are stored,
 * and referred members. Members who must not be invited to play would have received nothing and are counted by reason.
 * The share of the control group is deducted.
 */
export function createDryRun(
  { db, site }: Pick<PromotionsPlatform, 'db' | 'site'>,
  segments: Segments,
  protection: Pick<Protection, 'offerBars' | 'isSamePerson'>,
) {
  const zone = () => site.timeZone();

  const { membersOf, reach } = createReach(db, segments, protection);

  /** Kinds that every member may request: the cost if all do so once, since the real number cannot be predicted. */
  async function ofAudience({ kind, terms }: Trial) {
    const { reached, leftOut } = await reach(terms.audience);
    return {
      members: reached.length,
      sum: averageOf(kind, terms) * BigInt(reached.length),
      most: needsOf(kind, terms),
      leftOut,
      gifts: null,
    };
  }
  /**
   * A packet costs its whole budget when all shares are opened. With fewer members, each of them opens one average
   * share.
   */
  async function ofPacket({ terms: { audience, packet, most }, budget }: Trial) {
    const { reached, leftOut } = await reach(audience);
    const [shares, whole] = [packet?.shares ?? 0, parseMinor(budget ?? '0')];
    const members = Math.min(shares, reached.length);
    const sum = shares === 0 ? 0n : (whole * BigInt(members)) / BigInt(shares);
    return { members, sum, most: parseMinor(most) < whole ? parseMinor(most) : whole, leftOut, gifts: null };
  }
  async function ofGifts({ kind, terms }: Trial, gifts: ReadonlyMap<bigint, Gift[]>, audience = terms.audience) {
    const { reached, leftOut } = await reach(audience, gifts);
    const given = reached.map((id) => sumOf(gifts.get(id) ?? []));
    return {
      members: given.length,
      sum: given.reduce((total, gift) => total + gift, 0n),
      most: given.reduce((one, gift) => (gift > one ? gift : one), needsOf(kind, terms)),
      leftOut,
      gifts: reached.flatMap((id) => gifts.get(id) ?? []),
    };
  }
  /** Both sides get the amount for each new member who was referred by the audience and has played enough. */
  async function ofReferrals({ audience, ...terms }: OfferTerms, days: number): Promise<Map<bigint, Gift[]>> {
    const gifts = new Map<bigint, Gift[]>();
    const [amount, least] = [parseMinor(terms.amount ?? '0'), Number(terms.referredTurnover ?? 0)];
    const brought = Map.groupBy(await segments.broughtSince(days, least), ({ inviterId }) => inviterId);
    for await (const inviters of membersOf(audience, brought))
      for (const { memberId, inviterId } of inviters.flatMap((id) => brought.get(id) ?? [])) {
        if (await protection.isSamePerson(db, memberId, inviterId)) continue;
        for (const id of [memberId, inviterId]) gifts.set(id, [...(gifts.get(id) ?? []), { amount, day: null }]);
      }
    return gifts;
  }

  return async (trial: Trial): Promise<Tried> => {
    const { kind, terms } = trial;
    const days = kind === 'referral' ? Math.min(trial.days, REFERRAL_DAYS) : trial.days;
    const run = async () => {
      if (isForAsking(kind)) return ofAudience(trial);
      if (kind === 'redPacket') return ofPacket(trial);
      if (kind === 'referral') return ofGifts(trial, await ofReferrals(terms, days), {});
      return ofGifts(trial, await giftsOf(db, trial, await zone()));
    };
    const { members, sum, most, leftOut, gifts } = await run();
    const share = 100 - (kind === 'redPacket' ? 0 : (terms.control ?? 0));
    return {
      members: Math.round((members * share) / 100),
      expected: formatMinor((sum * BigInt(share)) / 100n),
      mostForOne: formatMinor(most),
      days,
      daily: gifts && dailyOf(gifts, days, share),
      leftOut,
    };
  };
}

function createReach(db: PromotionsPlatform['db'], segments: Segments, protection: Pick<Protection, 'offerBars'>) {
  /** Members of an audience, page by page; only those in `wanted` when given. */
  async function* membersOf(audience: Audience & { segmentId?: string }, wanted?: ReadonlyMap<bigint, unknown>) {
    const { segmentId, ...rest } = audience;
    const segment = (await segments.list(db)).find(({ id }) => String(id) === segmentId);
    for await (const page of segments.membersOf(segment?.conditions ?? [], rest))
      yield wanted === undefined ? page : page.filter((id) => wanted.has(id));
  }
  /** Number of audience members who may be invited, and of those who may not. */
  async function reach(audience: Audience & { segmentId?: string }, wanted?: ReadonlyMap<bigint, unknown>) {
    const reached: bigint[] = [];
    const leftOut = Object.fromEntries(OFFER_BARS.map((bar) => [bar, 0])) as Tried['leftOut'];
    for await (const ids of membersOf(audience, wanted)) {
      const bars = await protection.offerBars(db, ids);
      for (const id of ids) {
        const bar = bars.get(id);
        if (bar === undefined) reached.push(id);
        else leftOut[bar] += 1;
      }
    }
    return { reached, leftOut };
  }
  return { membersOf, reach };
}

const sumOf = (gifts: readonly Gift[]): bigint => gifts.reduce((total, { amount }) => total + amount, 0n);

/** The cost of each of the days, oldest first; null if the day of a gift is unknown. */
function dailyOf(gifts: readonly Gift[], days: number, share: number): string[] | null {
  const sums = Array.from({ length: days }, () => 0n);
  for (const { amount, day } of gifts) {
    if (day === null) return null;
    // The first of the days is only a part of a day.
    const at = Math.min(days - 1, Math.max(0, days - 1 - day));
    sums[at] = (sums[at] ?? 0n) + amount;
  }
  return sums.map((sum) => formatMinor((sum * BigInt(share)) / 100n));
}

/** Kinds that every member of the audience can request once in a period, or gets once a year. */
function isForAsking(kind: OfferKind): boolean {
  return ['claim', 'code', 'wheel', 'birthday'].includes(kind);
}
