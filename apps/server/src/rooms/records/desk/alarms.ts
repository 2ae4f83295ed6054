import { sql } from '../../../platform/db/index.ts';
import { alarmOf, MOST_FINDINGS } from '../../../platform/operators/index.ts';

/** Alarm for a win that should be reviewed; play money is not included. Reads the index of wins above their stake. */
export const WIN_ALARM = alarmOf<{ id: string; memberId: bigint; game: string; value: bigint }>({
  kind: 'bigWin',
  name: 'Big win',
  unit: 'money',
  standard: 10_000_000_000n,
  lasts: false,
  rows: ({ threshold, since, asset }) => sql`
    select ticket_id::text as id, member_id as "memberId", game_name as game, win_minor as value from records_bets
     where settled_at >= ${since}::timestamptz and win_minor > stake_minor and win_minor >= ${threshold}::bigint
       and asset = ${asset} and placed_at is not null
     order by win_minor desc, ticket_id limit ${MOST_FINDINGS}::int`,
  toFinding: ({ id, memberId, game, value }) => ({
    object: `win:${id}`,
    title: `${game}, member ${memberId}`,
    value,
    page: 'member',
    query: { memberId: String(memberId), tab: 'bets', bet: id },
  }),
});
