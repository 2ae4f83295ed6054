import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { betFacts, CARD_LINES, type MemberCard, type MemberLine } from '../../../platform/operators/index.ts';

/** A member's stakes and wins at vendors, open bets and wallet balances there, and the last bets. */
export const VENDORS_CARD: MemberCard = {
  name: 'vendors',
  permission: 'vendors.read',
  read: async (executor, { memberId, asset }) => {
    const sums = await executor.one(sql<{ staked: bigint; won: bigint; open: number; held: bigint }>`
      select coalesce(sum(amount_minor) filter (where kind = 'bet' and status <> 'refunded'), 0)::bigint as staked,
             coalesce(sum(win_minor), 0)::bigint as won,
             (count(*) filter (where status = 'open'))::int as open,
             (select coalesce(sum(wallet_minor), 0)::bigint from vendors_players
               where member_id = ${memberId}::bigint and asset = ${asset}) as held
        from vendors_operations
       where member_id = ${memberId}::bigint and asset = ${asset} and status is not null`);
    const lines = await executor.rows(sql<MemberLine>`
      select at, game_name as title, vendor || ' · ' || coalesce(round_id, '') as detail,
             win_minor - case when kind = 'bet' and status <> 'refunded' then amount_minor else 0 end as "amountMinor",
             status as state
        from vendors_operations
       where member_id = ${memberId}::bigint and status is not null
       order by id desc limit ${CARD_LINES}::int`);
    return {
      facts: [...betFacts(sums), { name: 'held', kind: 'money', value: formatMinor(sums.held) }],
      lines,
    };
  },
};
