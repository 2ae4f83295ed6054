import {
  type BodyOf,
  DEPOSIT_KINDS,
  OFFER_BARS,
  type OfferKind,
  type OfferTerms,
  PLAY_KINDS,
  type promotionsDesk as contract,
  type ValueOf,
} from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import type { Protection } from '../../protection/index.ts';
import { averageOf, needsOf, ofDeposit, ofPlay, type Played } from '../offers/amounts.ts';
import type { Audience, Segments } from '../offers/segments.ts';

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
  /** Kinds that every member may request: the cost if all do so once, since the real number cannot be predicted. */
  async function ofAudience({ kind, terms }: Trial) {
    const { reached, leftOut } = await reach(terms.audience);
    return {
      members: reached.length,
      sum: averageOf(kind, terms) * BigInt(reached.length),
      most: needsOf(kind, terms),
      leftOut,
    };
  }
  /** A packet gives its whole budget when all shares are opened; fewer members open as many shares of the average. */
  async function ofPacket({ terms: { audience, packet, most }, budget }: Trial) {
    const { reached, leftOut } = await reach(audience);
    const [shares, whole] = [packet?.shares ?? 0, parseMinor(budget ?? '0')];
    const members = Math.min(shares, reached.length);
    const sum = shares === 0 ? 0n : (whole * BigInt(members)) / BigInt(shares);
    return { members, sum, most: parseMinor(most) < whole ? parseMinor(most) : whole, leftOut };
  }
  async function ofGifts({ kind, terms }: Trial, gifts: ReadonlyMap<bigint, bigint>, audience = terms.audience) {
    const { reached, leftOut } = await reach(audience, gifts);
    const given = reached.map((id) => gifts.get(id) ?? 0n);
    return {
      members: given.length,
      sum: given.reduce((total, gift) => total + gift, 0n),
      most: given.reduce((one, gift) => (gift > one ? gift : one), needsOf(kind, terms)),
      leftOut,
    };
  }
  /** Both sides get the amount for each new member who was referred by the audience and has played enough. */
  async function ofReferrals({ audience, ...terms }: OfferTerms, days: number): Promise<Map<bigint, bigint>> {
    const gifts = new Map<bigint, bigint>();
    const [amount, least] = [parseMinor(terms.amount ?? '0'), Number(terms.referredTurnover ?? 0)];
    const brought = Map.groupBy(await segments.broughtSince(days, least), ({ inviterId }) => inviterId);
    for await (const inviters of membersOf(audience, brought))
      for (const { memberId, inviterId } of inviters.flatMap((id) => brought.get(id) ?? [])) {
        if (await protection.isSamePerson(db, memberId, inviterId)) continue;
        for (const id of [memberId, inviterId]) gifts.set(id, (gifts.get(id) ?? 0n) + amount);
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
    const { members, sum, most, leftOut } = await run();
    const share = 100 - (kind === 'redPacket' ? 0 : (terms.control ?? 0));
    return {
      members: Math.round((members * share) / 100),
      expected: formatMinor((sum * BigInt(share)) / 100n),
      mostForOne: formatMinor(most),
      days,
      leftOut,
    };
  };
}

/** Kinds that every member of the audience can request once in a period, or gets once a year. */
function isForAsking(kind: OfferKind): boolean {
  return ['claim', 'code', 'wheel', 'birthday'].includes(kind);
}

/**
 * Gifts that the deposits and play of the last days would have triggered, once in each period that the terms name.
 * @param zone IANA name of the time zone in which periods begin
 */
async function giftsOf(executor: Executor, { kind, terms, days }: Trial, zone: string): Promise<Map<bigint, bigint>> {
  const gifts = new Map<bigint, bigint>();
  const add = (memberId: bigint, gift: bigint) => {
    if (gift > 0n) gifts.set(memberId, (gifts.get(memberId) ?? 0n) + gift);
  };
  const periodOf = (at: 'at' | 'placed_at') =>
    terms.every === 'once'
      ? sql`null::timestamp`
      : sql`date_trunc(${terms.every}, ${sql.ref(at)} at time zone ${zone})`;
  if (DEPOSIT_KINDS.includes(kind)) {
    const deposits = await executor.rows(sql<{ memberId: bigint; amounts: string[] }>`
      select member_id as "memberId", array_agg(amount_minor::text order by at) as amounts
        from promotions_deposits d
       where d.at > clock_timestamp() - make_interval(days => ${days}::int) and not d.is_reversed
         and (${kind !== 'firstDeposit'}::boolean or not exists (
               select 1 from promotions_deposits e where e.member_id = d.member_id and e.at < d.at))
       group by member_id, ${periodOf('at')}`);
    for (const { memberId, amounts } of deposits)
      add(memberId, amounts.map((amount) => ofDeposit(terms, BigInt(amount))).find((gift) => gift > 0n) ?? 0n);
  }
  if (PLAY_KINDS.includes(kind)) {
    const played = await executor.rows(sql<{ memberId: bigint; period: string | null } & Played>`
      select member_id as "memberId", (${periodOf('placed_at')})::text as period, product,
             sum(stake_minor - bonus_minor)::bigint as "stakeMinor",
             sum(win_minor - bonus_win_minor)::bigint as "winMinor"
        from promotions_bets
       where placed_at > clock_timestamp() - make_interval(days => ${days}::int) and status in ('won', 'lost')
         and win_minor is distinct from stake_minor
       group by 1, 2, 3`);
    for (const [memberId, own] of Map.groupBy(played, (row) => row.memberId))
      for (const rows of Map.groupBy(own, ({ period }) => period).values()) add(memberId, ofPlay(kind, terms, rows));
  }
  return gifts;
}
