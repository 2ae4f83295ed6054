import { sql, type Tx } from '../../../platform/db/index.ts';
import { type BetPlaced, PLAY_MONEY } from '../../../platform/events/index.ts';
import { dayOf } from '../../../platform/zone.ts';

/**
 * Records which members played on which day and in which week of the merchant's zone. A second delivery changes
 * nothing. @param zone IANA name
 */
export async function recordPlayers(tx: Tx, bets: readonly BetPlaced[], zone: string): Promise<void> {
  const rows = bets
    .filter(({ asset }) => asset !== PLAY_MONEY)
    .map(({ asset, memberId, at }) => ({ day: dayOf(zone, at), asset, memberId, at }));
  if (rows.length === 0) return;
  await tx.run(sql`
    with played as (
      select r.day, r.asset, r."memberId" as member_id, to_timestamp(min(r.at) / 1000.0) as first_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(day date, asset text, "memberId" bigint, at bigint)
       group by 1, 2, 3),
    weeks as (
      insert into records_player_weeks (week, asset, member_id)
      select distinct date_trunc('week', day)::date, asset, member_id from played order by 1, 2, 3
          on conflict do nothing)
    insert into records_players as p (day, asset, member_id, first_at)
    select day, asset, member_id, first_at from played order by 1, 2, 3
    on conflict (day, asset, member_id) do update set first_at = excluded.first_at
     where p.first_at > excluded.first_at`);
}
