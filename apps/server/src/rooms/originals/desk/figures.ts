import { sql } from '../../../platform/db/index.ts';
import {
  betFacts,
  CARD_LINES,
  countsOnly,
  type MemberCard,
  type MemberLine,
  type Report,
  type ReportRow,
} from '../../../platform/operators/index.ts';

const STAKE = sql`(select coalesce(sum(s), 0) from unnest(r.stakes_minor) as s)`;

/** Stakes and payouts of in-house games by the time of the stake, in total or by game. Refunded rounds do not count. */
export const ORIGINALS_REPORT: Report = {
  name: 'originals',
  permission: 'figures.read',
  groupings: ['game'],
  numbers: [
    { name: 'turnover', unit: 'money' },
    { name: 'paid', unit: 'money' },
    { name: 'revenue', unit: 'money' },
    { name: 'rounds', unit: 'count' },
    { name: 'players', unit: 'count' },
  ],
  read: (executor, { from, to, part, zone, asset, only }, grouping, limit) => {
    const at = part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, r.placed_at, ${zone}::text)`;
    const [key, label] = grouping === 'game' ? [sql`r.game_code`, sql`g.name`] : [sql`''::text`, sql`''::text`];
    const paid = sql`coalesce(r.payout_minor, 0)`;
    return executor.rows(sql<ReportRow>`
      select ${at} as at, ${key} as key, ${label} as label,
             array[sum(${STAKE}), sum(${paid}), sum(${STAKE} - ${paid}), count(*),
               count(distinct r.member_id)]::bigint[] as numbers
        from originals_rounds r join originals_games g on g.code = r.game_code
       where r.placed_at >= ${from}::timestamptz and r.placed_at < ${to}::timestamptz and r.asset = ${asset}
         and not r.refunded and ${countsOnly(only, { game: sql`r.game_code` })}
       group by 1, 2, 3 order by 1, sum(${STAKE}) desc, 2 limit ${limit}::int`);
  },
};

/** A member's stakes and wins in in-house games, open rounds, number of seed changes, and the last rounds. */
export const ORIGINALS_CARD: MemberCard = {
  name: 'originals',
  permission: 'originals.read',
  read: async (executor, { memberId, asset }) => {
    const sums = await executor.one(sql<{ staked: bigint; won: bigint; open: number; pairs: number }>`
      select coalesce(sum(${STAKE}), 0)::bigint as staked, coalesce(sum(r.payout_minor), 0)::bigint as won,
             (count(*) filter (where r.state = 'open'))::int as open,
             (select count(*)::int from originals_seeds where member_id = ${memberId}::bigint) as pairs
        from originals_rounds r where r.member_id = ${memberId}::bigint and r.asset = ${asset}`);
    const lines = await executor.rows(sql<MemberLine>`
      select r.placed_at as at, g.name as title, r.id::text as detail,
             (coalesce(r.payout_minor, 0) - ${STAKE})::bigint as "amountMinor", r.state
        from originals_rounds r join originals_games g on g.code = r.game_code
       where r.member_id = ${memberId}::bigint order by r.id desc limit ${CARD_LINES}::int`);
    return {
      facts: [...betFacts(sums), { name: 'pairs', kind: 'count', value: String(sums.pairs) }],
      lines,
    };
  },
};
