import { sql } from '../../platform/db/index.ts';
import type { CurrencyPart } from '../site/ports.ts';
import type { OriginalsPlatform } from './ports.ts';

/** Limits of the in-house games. */
export function createAmounts({ catalogue }: Pick<OriginalsPlatform, 'catalogue'>): CurrencyPart {
  return {
    adopt: async (tx, { power }) => {
      await tx.run(sql`
        update originals_games
           set min_stake_minor = wallet_usual(min_stake_minor, ${power}::int),
               max_stake_minor = wallet_usual(max_stake_minor, ${power}::int),
               max_payout_minor = wallet_usual(max_payout_minor, ${power}::int),
               max_exposure_minor = wallet_usual(max_exposure_minor, ${power}::int), version = version + 1`);
      await catalogue.noteOwnStakes(tx);
    },
  };
}
