import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';
import type { RecordsPorts } from '../ports.ts';

const BET = {
  group: 'play',
  permission: 'bets.read',
  from: sql`records_bets b`,
  at: sql`b.placed_at`,
  key: sql`b.ticket_id::text`,
  title: sql`jsonb_build_array(b.game_code, b.game_name)::text`,
  detail: sql`nullif(b.numero, '')`,
  state: sql`b.status`,
  page: 'member',
  query: sql`jsonb_build_object('memberId', b.member_id::text, 'tab', 'bets', 'view', 'all',
    'filter', 'gameId:eq:' || b.game_code)`,
} as const;

/** Bets by the time they were placed; won ones are a separate kind, so that they can be filtered. */
export function createBetTimeline(gameName: RecordsPorts['gameName']): readonly TimelineSource[] {
  const describe = (game: string, language: string) => {
    const [code, name] = JSON.parse(game) as [code: string, name: string | null];
    return gameName(code, name ?? code, language);
  };
  return [
    {
      ...BET,
      describe,
      kind: 'bet',
      where: ({ memberId, asset }) =>
        sql`b.member_id = ${memberId}::bigint and b.asset = ${asset} and b.status <> 'won'`,
      amountMinor: sql`case when b.status in ('refunded', 'cancelled') then 0::bigint
      else coalesce(b.win_minor, 0) - b.stake_minor end`,
    },
    {
      ...BET,
      describe,
      kind: 'win',
      where: ({ memberId, asset }) =>
        sql`b.member_id = ${memberId}::bigint and b.asset = ${asset} and b.status = 'won'`,
      amountMinor: sql`b.win_minor - b.stake_minor`,
    },
  ];
}
