import type { promotions as contract, ValueOf } from '@fairlot/contract';
import { formatMinor, shareOf } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { type CalendarPart, dayOf, firstDayAfter, firstDayOf, startOfDay } from '../../../platform/zone.ts';
import type { Protection } from '../../protection/index.ts';
import { mostOf, ofPlay, type Played } from '../offers/amounts.ts';
import { type Offer, offersWithPlay } from '../offers/offer-rows.ts';
import { textOf } from '../present.ts';
import { acceptedBy, playersOf, readPlayed } from './played.ts';

type Earnings = ValueOf<typeof contract.earnings>;
type Line = Earnings['running'][number]['earning']['lines'][number];

/** Number of past payments shown. */
const MOST_PAID = 10;

/** Earnings from offers on play that members joined, before they are paid. */
export function createEarnings({ db, site }: PromotionsPlatform, protection: Pick<Protection, 'mayBeOffered'>) {
  async function running(memberId: bigint, asset: string, language: string): Promise<Earnings['running']> {
    // A sum that grows with play invites to play, and members whom play could harm must not be invited.
    if (!(await protection.mayBeOffered(db, memberId))) return [];
    const zone = await site.timeZone();
    const found: Earnings['running'] = [];
    for (const offer of await offersWithPlay(db)) {
      const { every } = offer.terms;
      if (every === 'once' || offer.asset !== asset) continue;
      const { from, to } = runningPeriod(every, zone, Date.now());
      const [player] = await playersOf(db, offer, { from, to }, { memberId });
      if (player === undefined || (player.isOver && player.played === null)) continue;
      const accepted = await acceptedBy(db, offer, player);
      const played = (player.played ?? []).map(readPlayed);
      found.push({
        offerId: String(offer.id),
        kind: accepted.kind,
        title: textOf(accepted.texts, language)?.title ?? '',
        every,
        earning: { from: from.getTime(), until: to.getTime(), ...earned(accepted, played) },
      });
    }
    return found;
  }
  return {
    of: async (memberId: bigint, asset: string, language: string): Promise<Earnings> => ({
      asset,
      running: await running(memberId, asset, language),
      paid: await paid(db, memberId, language),
    }),
  };
}

/** First day of the period, and of the next one. @param zone IANA name */
export function runningPeriod(every: CalendarPart, zone: string, now: number): { from: Date; to: Date } {
  const today = dayOf(zone, now);
  return { from: startOfDay(firstDayOf(every, today), zone), to: startOfDay(firstDayAfter(every, today), zone) };
}

function earned({ kind, terms }: Offer, played: readonly Played[]) {
  const percentOf = (share: number) => String(share / 100);
  const most = mostOf(terms);
  const counting = played.filter(({ product }) => terms.rebates === undefined || product in terms.rebates);
  const lines = counting.map(({ product, stakeMinor, winMinor }): Line => {
    const share = terms.rebates?.[product] ?? 0;
    return {
      product: product as Line['product'],
      staked: formatMinor(stakeMinor),
      won: kind === 'cashback' ? formatMinor(winMinor) : null,
      percent: kind === 'cashback' ? null : percentOf(share),
      amount: kind === 'cashback' ? null : formatMinor(shareOf(stakeMinor, share, most)),
    };
  });
  return {
    lines,
    percent: kind === 'cashback' ? percentOf(terms.share ?? 0) : null,
    sum: formatMinor(ofPlay(kind, terms, played)),
    most: formatMinor(most),
  };
}

async function paid(executor: Executor, memberId: bigint, language: string): Promise<Earnings['paid']> {
  const rows = await executor.rows(sql<{ texts: Offer['texts']; amountMinor: bigint; at: Date; isLapsed: boolean }>`
    select v.texts, a.amount_minor as "amountMinor", a.at, a.lapsed_at is not null as "isLapsed"
      from promotions_awards a
      join promotions_offer_versions v on v.offer_id = a.offer_id and v.version = a.version
     where a.member_id = ${memberId}::bigint and v.kind in ('cashback', 'rebate')
     order by a.at desc limit ${MOST_PAID}::int`);
  return rows.map(({ texts, amountMinor, at, isLapsed }) => ({
    title: textOf(texts, language)?.title ?? '',
    amount: formatMinor(amountMinor),
    at: at.getTime(),
    isLapsed,
  }));
}
