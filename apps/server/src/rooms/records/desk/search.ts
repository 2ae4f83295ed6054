import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, matchesShortId, type SearchSource, SHORT_ID } from '../../../platform/operators/index.ts';

interface FoundBet {
  key: string;
  memberId: bigint;
  game: string;
  asset: string;
  stakeMinor: bigint;
  status: string;
}

/** Finds bets of every source by their number, its beginning or end. A hit opens over the list of its member's bets. */
export function createBetSearch(platform: Platform): SearchSource {
  return {
    kind: 'bet',
    permission: 'bets.read',
    find: async (text) => {
      const isFound = matchesShortId(sql`ticket_id`, text, true);
      if (isFound === undefined) return [];
      const bets = await platform.db.rows(sql<FoundBet>`
        select ticket_id::text as key, member_id as "memberId", game_name as game, asset, stake_minor as "stakeMinor",
               status
          from records_bets
         where ${isFound} and placed_at is not null and asset is not null order by ticket_id limit 5`);
      const accountOf = await accountsOf(platform, bets);
      return bets.map((bet) => ({
        id: bet.key,
        title: bet.key.slice(0, SHORT_ID),
        detail: `${accountOf(bet) || String(bet.memberId)} · ${bet.game}`,
        amount: { value: formatMinor(bet.stakeMinor), currency: bet.asset },
        state: bet.status,
        page: 'member',
        query: { memberId: String(bet.memberId), tab: 'bets', bet: bet.key },
      }));
    },
  };
}
