import { type Database, sql } from '@fairlot/server/platform/db/index';

/** Draws for tests outside the server: created, sold and finished immediately. */
export {
  buy,
  createIssue,
  createOfficialIssue,
  finishIssue,
  get,
  moveIssue,
  readIssue,
  send,
  settleWith,
  WITH_FEED,
} from '@fairlot/server/rooms/lottery/lottery.testing';

/**
 * Texts about faults: tickets that are not exactly one of won, lost and refunded with the matching money, and escrows
 * that are not empty.
 */
export async function undecided(db: Database, ids: readonly bigint[]): Promise<string[]> {
  return db.values(sql<string>`
    with paid as (
      select t.id, coalesce(sum(case when w.key like '%:reversal:%' then -w.amount_minor else w.amount_minor end),
        0)::bigint as amount
        from lottery_tickets t left join wallet_transfers w on w.key like 'ticket:' || t.id || ':%'
          and w.key not like '%:stake'
       where t.draw_id = any(${ids}::bigint[]) group by t.id
    )
    select 'ticket ' || t.id || ' is ' || t.status || ' with ' || coalesce(t.win_minor, -1) || ', paid '
      || p.amount
      from lottery_tickets t join paid p on p.id = t.id
     where not ((t.status = 'won' and t.win_minor > 0 and p.amount = t.win_minor)
       or (t.status = 'lost' and t.win_minor = 0 and p.amount = 0)
       or (t.status = 'refunded' and t.win_minor = 0 and p.amount = t.total_minor))
    union all
    select 'escrow of ' || d.game_code || ' ' || d.numero || ' holds '
      || wallet_balance(lottery_escrow(d.game_code, d.numero, a.asset))
      from lottery_draws d cross join unnest(d.assets) as a(asset)
     where d.id = any(${ids}::bigint[]) and wallet_balance(lottery_escrow(d.game_code, d.numero, a.asset)) <> 0`);
}

/** Opens the next scheduled draw of a game for half an hour, so that a test does not depend on the time of day. */
export async function keepOnSale(db: Database, game: string): Promise<void> {
  await db.run(sql`
    update lottery_draws set open_at = least(open_at, clock_timestamp()), next_due_at = clock_timestamp(),
           lock_at = clock_timestamp() + interval '30 minutes', draw_at = clock_timestamp() + interval '1 hour'
     where game_code = ${game} and numero = (
       select min(numero) from lottery_draws where game_code = ${game} and state = 'scheduled' and draw_at > now())`);
}
