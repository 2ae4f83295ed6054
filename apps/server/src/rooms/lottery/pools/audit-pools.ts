import { formatMinor } from '@fairlot/money';
import { nameWrong } from '../../../platform/books/index.ts';
import { type Executor, sql } from '../../../platform/db/index.ts';

/**
 * Audits the jackpot pools: the account of a pool holds its balance, which is the sum of its movements. A draw paid and
 * contributed what its movements say, and the figures of a draw on sale equal its tickets.
 * @returns sentences that describe each problem
 */
export async function auditPools(executor: Executor): Promise<string[]> {
  return [...(await balances(executor)), ...(await draws(executor)), ...(await stakes(executor))];
}

interface WrongSum {
  pool: string;
  actual: bigint;
  expected: bigint;
}

function balances(executor: Executor): Promise<string[]> {
  const wrong = sql<WrongSum & { moved: bigint }>`
    select * from (
      select 'pool:' || p.game_code || ':' || p.level || ':' || p.asset as pool, p.balance_minor as expected,
             wallet_balance('pool:' || p.game_code || ':' || p.level || ':' || p.asset) as actual,
             coalesce((select sum(m.amount_minor) from lottery_pool_moves m
                        where (m.game_code, m.level, m.asset) = (p.game_code, p.level, p.asset)), 0)::bigint as moved
        from lottery_pools p
    ) s where actual <> expected or moved <> expected order by pool`;
  return nameWrong(
    executor,
    wrong,
    ({ pool, actual, expected, moved }) =>
      `account ${pool} holds ${formatMinor(actual)}, its pool ${formatMinor(expected)}, its movements ${signed(moved)}`,
  );
}

function draws(executor: Executor): Promise<string[]> {
  const wrong = sql<WrongSum & { what: string }>`
    select s.pool, v.* from (
      select 'pool ' || c.level || ' in draw ' || d.game_code || ' ' || d.numero as pool, c.contribution_minor,
             c.paid_minor, c.refill_minor,
             coalesce(sum(m.amount_minor) filter (where m.kind = 'contribution'), 0)::bigint as given,
             -coalesce(sum(m.amount_minor) filter (where m.kind in ('won', 'returned')), 0)::bigint as won,
             coalesce(sum(m.amount_minor) filter (where m.kind in ('refill', 'refill-returned')), 0)::bigint as refilled
        from lottery_draw_pools c join lottery_draws d on d.id = c.draw_id
        left join lottery_pool_moves m on m.draw_id = c.draw_id and m.level = c.level and m.asset = c.asset
       group by c.draw_id, c.level, c.asset, d.game_code, d.numero
    ) s cross join lateral (values ('received', s.given, coalesce(s.contribution_minor, 0)),
      ('paid', s.won, s.paid_minor), ('was refilled with', s.refilled, s.refill_minor)) as v(what, actual, expected)
     where v.actual <> v.expected order by s.pool, v.what`;
  return nameWrong(
    executor,
    wrong,
    ({ pool, what, actual, expected }) => `${pool} ${what} ${signed(actual)}, expected ${formatMinor(expected)}`,
  );
}

function stakes(executor: Executor): Promise<string[]> {
  const wrong = sql<WrongSum>`
    select * from (
      select d.game_code || ' ' || d.numero as pool,
             coalesce((select sum(s.stake_minor) from lottery_pool_stakes s
                        where s.draw_id = d.id and s.asset = c.asset), 0)::bigint as actual,
             coalesce((select sum(l.price_minor) from lottery_tickets t join lottery_lines l on l.ticket_id = t.id
                        where t.draw_id = d.id and t.asset = c.asset and t.status <> 'cancelled'
                          and l.play = any(lottery_pool_plays(d.game_code, d.rules_version))), 0)::bigint as expected
        from lottery_draws d join (select distinct draw_id, asset from lottery_draw_pools) c on c.draw_id = d.id
       where d.state in ('open', 'locked', 'drawn') and d.settled_version = 0
    ) s where actual <> expected order by pool`;
  return nameWrong(
    executor,
    wrong,
    ({ pool, actual, expected }) =>
      `draw ${pool} counts stakes of ${formatMinor(actual)} on jackpots, its tickets ${formatMinor(expected)}`,
  );
}

const signed = (minor: bigint): string => (minor < 0n ? `-${formatMinor(-minor)}` : formatMinor(minor));
