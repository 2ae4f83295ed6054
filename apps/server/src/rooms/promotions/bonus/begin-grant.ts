import type { BonusMoney, OfferTerms } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { LeastStakes } from '../offers/least-stake.ts';
import { watchMember } from '../offers/offer-rows.ts';
import { grantFreeBet } from './free-bets.ts';
import { type Grant, insertGrant, startNext } from './grant-rows.ts';

export interface NewGrant {
  /** Obligation key; the same key again changes nothing. */
  key: string;
  /** Null for grants of other rooms. */
  offerId: bigint | null;
  version: number | null;
  memberId: bigint;
  asset: string;
  amountMinor: bigint;
  titles: Record<string, string>;
  money: BonusMoney;
  wagering: OfferTerms['wagering'];
  isFreeBet?: boolean;
  /** The award whose free rounds won it. */
  sourceKey?: string | null;
}

export type Beginning = ReturnType<typeof createBeginning>;

/** Notifies a member's pages that their bonuses have changed. */
export const tellBonus = ({ stream }: Pick<Events, 'stream'>, tx: Tx, memberId: bigint) =>
  stream.publish(tx, memberId, 'bonus.changed', {});

/** Gives bonuses, and begins those that waited. */
export function createBeginning(events: Events, wallet: Wallet, leastStakes: Pick<LeastStakes, 'restNow'>) {
  /** Begins bonuses of one member sequentially, so that two are never active. */
  async function begin(tx: Tx, memberId: bigint, asset: string): Promise<void> {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`promotions_grants:${memberId}`}, 0))`);
    const grant = await startNext(tx, memberId, asset);
    if (grant === undefined) return;
    await wallet.bonus.grant(tx, {
      key: `bonus:${grant.id}:grant`,
      bonusId: grant.id,
      memberId,
      asset,
      amountMinor: grant.amountMinor,
      terms: walletTerms(grant),
    });
  }
  /** @returns id of the bonus, and whether it is new */
  async function grant(tx: Tx, wanted: NewGrant): Promise<{ id: string; isNew: boolean }> {
    const { key, offerId, version, memberId, asset, amountMinor, titles, money, wagering } = wanted;
    const inserted = await (wanted.isFreeBet === true ? grantFreeBet : insertGrant)(tx, {
      awardKey: key,
      offerId,
      version,
      memberId,
      asset,
      titles,
      money,
      wagering: await termsOf(tx, wagering, leastStakes),
      amountMinor,
      totalMinor: amountMinor * BigInt(wagering.times),
      sourceKey: wanted.sourceKey ?? null,
    });
    if (inserted === undefined) {
      const known = await tx.one(sql<{ id: string }>`select id from promotions_grants where award_key = ${key}`);
      return { id: known.id, isNew: false };
    }
    await watchMember(tx, memberId, asset);
    if (wanted.isFreeBet !== true) await begin(tx, memberId, asset);
    await tellBonus(events, tx, memberId);
    return { id: inserted.id, isNew: true };
  }

  return { begin, grant };
}

async function termsOf(tx: Tx, wagering: NewGrant['wagering'], leastStakes: Pick<LeastStakes, 'restNow'>) {
  return {
    days: wagering.days,
    mostBetMinor: wagering.mostBet === null ? null : String(parseMinor(wagering.mostBet)),
    games: wagering.games,
    zeroOutMinor: String(
      wagering.zeroOut === undefined ? await leastStakes.restNow(tx, wagering.games) : parseMinor(wagering.zeroOut),
    ),
    ...(wagering.leastOdds === undefined ? {} : { leastOdds: wagering.leastOdds }),
  };
}

/** Terms that the wallet enforces: products that count, and the maximum stake. */
function walletTerms({ money, wagering }: Grant) {
  const { games, mostBetMinor } = wagering;
  return {
    kind: money,
    maxBetMinor: mostBetMinor === null ? null : BigInt(mostBetMinor),
    products: Object.keys(games).filter((product) => (games[product] ?? 0) > 0),
    excludedGames: [],
  };
}
