import { type Database, sql } from '../../../platform/db/index.ts';
import { soldNumber } from '../actions/stop-number.ts';
import type { GameBook } from '../games/games.ts';
import { findSale, type SoldNumber, timesOf } from './sale-figures.ts';

/** A number's figures at this time before the lock in other draws. */
export interface UsualFigures {
  /** Number of earlier draws in the mean. */
  draws: number;
  fullestMinor: bigint;
  limitMinor: bigint | null;
}

const DRAWS = 7;
/** Number of earlier draws searched, because some had no ticket. */
const LOOKED_AT = 30;
/**
 * Maximum number of tickets in the compared draws together: lines are found by the tickets of their draw, which is
 * expensive.
 */
const MOST_TICKETS = 20_000;

/**
 * Average liability of the most exposed pick with a number, over earlier draws of the game that sold tickets. Each draw
 * counts as it was at the same time before its lock.
 * @throws Refusal draw.unknown, not.found
 */
export async function usualFigures(
  db: Database,
  games: GameBook,
  { gameCode, issue, play, number: given }: SoldNumber,
): Promise<UsualFigures> {
  const { draw, game, rules } = await findSale(db, games, gameCode, issue);
  const number = soldNumber(rules.plays, play, given);
  const usual = await db.one(sql<Omit<UsualFigures, 'limitMinor'>>`
    with latest as (
      select id, lock_at, draw_at, ticket_count from lottery_draws
       where game_code = ${gameCode} and result is not null and draw_at < ${draw.drawAt}::timestamptz
       order by draw_at desc limit ${LOOKED_AT}::int
    ), former as (
      select id, lock_at - greatest(${draw.lockAt}::timestamptz - clock_timestamp(), interval '0') as until,
             row_number() over (order by draw_at desc) as place,
             sum(ticket_count) over (order by draw_at desc) as so_far
        from latest where ticket_count > 0
    ), sold as (
      select (select max(p.payout)
                from (select sum(lottery_payout(l.unit_stake_minor, l.odds, ${timesOf(rules, play)}::int)) as payout
                        from lottery_tickets t
                       -- By the key of the lines, however few of them the planner expects to fit.
                       cross join lateral (select * from lottery_lines where ticket_id = t.id offset 0) l
                       where t.draw_id = f.id and t.placed_at <= f.until and t.status <> 'cancelled'
                         and t.asset <> 'FUN' and l.play = ${play}
                         and ${number} = any(string_to_array(l.picks, ','))
                       group by l.picks) p) as fullest
        from former f where f.place <= ${DRAWS}::int and f.so_far <= ${MOST_TICKETS}::int
    )
    select count(*)::int as draws, coalesce(round(avg(coalesce(fullest, 0))), 0)::bigint as "fullestMinor" from sold`);
  return { ...usual, limitMinor: game.plays.get(play)?.liabilityMinor ?? null };
}
