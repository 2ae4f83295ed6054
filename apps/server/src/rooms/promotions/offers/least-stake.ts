import { givesBonus, type OfferTerms } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { LeastStakeChange } from '../../lottery/ports.ts';
import type { LeastStake, PromotionsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { textOf } from '../present.ts';
import { offersToMake } from './offer-rows.ts';

type Games = OfferTerms['wagering']['games'];

/** Cache time of minimum stakes for bonuses in play. */
const KEPT_MS = 5000;

export type LeastStakes = ReturnType<typeof createLeastStakes>;

/**
 * Minimum stakes that accept bonus money. No game accepts a smaller remainder, so a bonus ends there: no offer may set
 * a lower zero-out amount.
 */
export function createLeastStakes({ leastStakes }: Pick<PromotionsPlatform, 'leastStakes'>) {
  let kept: { at: number; stakes: readonly LeastStake[] } | undefined;

  /** Current values, cached for a few seconds. */
  async function recent(executor: Executor): Promise<readonly LeastStake[]> {
    if (kept === undefined || Date.now() - kept.at > KEPT_MS)
      kept = { at: Date.now(), stakes: await leastStakes(executor) };
    return kept.stakes;
  }
  return {
    /** The highest remainder that cannot be staked on any game that counts; minor units. Of the last few seconds. */
    recentRest: async (executor: Executor, games: Games): Promise<bigint> => restBelow(await recent(executor), games),
    /** The same, now: for what is stored, or ends. */
    restNow: async (executor: Executor, games: Games): Promise<bigint> => restBelow(await leastStakes(executor), games),
    /**
     * Returns the terms, with the zero-out amount filled in where they have none.
     * @throws Refusal offer.terms for bonus money that could be neither staked nor ended
     */
    complete: async (executor: Executor, terms: OfferTerms): Promise<OfferTerms> => {
      if (!givesBonus(terms)) return terms;
      const restMinor = restBelow(await leastStakes(executor), terms.wagering.games);
      const wrong = wrongWithRests(terms, restMinor);
      if (wrong !== null) throw new Refusal('offer.terms', { field: wrong, least: formatMinor(restMinor + 1n) });
      if (terms.wagering.zeroOut !== undefined) return terms;
      return { ...terms, wagering: { ...terms.wagering, zeroOut: formatMinor(restMinor) } };
    },
    /** @throws Refusal offer.least.stake when bonus money of an offer could be neither staked nor ended any more */
    check: async (tx: Tx, { gameId, leastMinor }: LeastStakeChange): Promise<void> => {
      await holdLeastStakes(tx);
      const stakes = (await leastStakes(tx)).flatMap((one) => {
        if (one.gameId !== gameId) return [one];
        return leastMinor === null ? [] : [{ ...one, leastMinor }];
      });
      const barred = (await offersToMake(tx)).filter(
        ({ terms }) => givesBonus(terms) && wrongWithRests(terms, restBelow(stakes, terms.wagering.games)) !== null,
      );
      if (barred.length > 0)
        throw new Refusal('offer.least.stake', { offers: barred.map(({ texts }) => textOf(texts, 'EN')?.title ?? '') });
    },
  };
}

/** Serialises the publication of offers and changes of minimum stakes, so that each sees the other. */
export async function holdLeastStakes(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('promotions_least_stakes'))`);
}

/** Undefined if no game that counts has a minimum stake of ours. */
function restBelow(stakes: readonly LeastStake[], games: Games): bigint {
  const least = stakes
    .filter(({ product }) => (games[product] ?? 0) > 0)
    .reduce<bigint | null>((low, { leastMinor }) => (low === null || leastMinor < low ? leastMinor : low), null);
  return least === null ? 0n : least - 1n;
}

function wrongWithRests({ wagering: { zeroOut, mostBet } }: OfferTerms, restMinor: bigint): string | null {
  if (zeroOut !== undefined && parseMinor(zeroOut) < restMinor) return 'zeroOut';
  return mostBet !== null && parseMinor(mostBet) <= restMinor ? 'mostBet' : null;
}
