import { formatMinor } from '@fairlot/money';
import { nameWrong } from '../../platform/books/index.ts';
import { type Executor, sql } from '../../platform/db/index.ts';

/**
 * Audits the draws: the escrow of a closed draw is zero, and that of a draw on sale equals the stakes of its tickets.
 * No ticket of a closed draw is open, and the win of a ticket of a corrected draw is the sum of its lines' wins. An
 * official result is the version last accepted, a joined draw has the numbers of its stations, and no ticket was
 * repeated more often than its member requested.
 * @returns sentences that describe each problem
 */
export async function auditDraws(executor: Executor): Promise<string[]> {
  return [
    ...(await closedEscrows(executor)),
    ...(await openEscrows(executor)),
    ...(await openTickets(executor)),
    ...(await wins(executor)),
    ...(await officialResults(executor)),
    ...(await joinedResults(executor)),
    ...(await followUps(executor)),
  ];
}

function closedEscrows(executor: Executor): Promise<string[]> {
  const wrong = sql<{ escrow: string; balance: bigint }>`
    select * from (
      select lottery_escrow(d.game_code, d.numero, a.asset) as escrow,
        wallet_balance(lottery_escrow(d.game_code, d.numero, a.asset)) as balance
        from lottery_draws d cross join unnest(d.assets) as a(asset) where d.state in ('settled', 'void')
    ) e where balance <> 0 order by escrow`;
  return nameWrong(
    executor,
    wrong,
    ({ escrow, balance }) => `account ${escrow} of a closed draw holds ${formatMinor(balance)}, expected 0.00`,
  );
}

function openEscrows(executor: Executor): Promise<string[]> {
  const wrong = sql<{ escrow: string; balance: bigint; stakes: bigint }>`
    select * from (
      select lottery_escrow(d.game_code, d.numero, t.asset) as escrow,
        wallet_balance(lottery_escrow(d.game_code, d.numero, t.asset)) as balance,
             sum(t.total_minor)::bigint as stakes
        from lottery_draws d join lottery_tickets t on t.draw_id = d.id
       where d.state in ('open', 'locked', 'drawn') and d.settled_version = 0 and t.status <> 'cancelled'
       group by d.game_code, d.numero, t.asset
    ) e where balance <> stakes order by escrow`;
  return nameWrong(
    executor,
    wrong,
    ({ escrow, balance, stakes }) =>
      `account ${escrow} holds ${formatMinor(balance)}, its tickets cost ${formatMinor(stakes)}`,
  );
}

function openTickets(executor: Executor): Promise<string[]> {
  const wrong = sql<{ gameCode: string; issue: string; count: bigint }>`
    select d.game_code as "gameCode", d.numero as issue, count(*) as count
      from lottery_draws d join lottery_tickets t on t.draw_id = d.id
     where d.state in ('settled', 'void') and t.status = 'open' group by d.game_code, d.numero
       order by d.game_code, d.numero`;
  return nameWrong(
    executor,
    wrong,
    ({ gameCode, issue, count }) => `draw ${gameCode} ${issue} is closed with ${count} open tickets`,
  );
}

function wins(executor: Executor): Promise<string[]> {
  const wrong = sql<{ id: string; win: bigint; lines: bigint }>`
    select t.id, t.win_minor as win, coalesce(sum(l.win_minor), 0)::bigint as lines
      from lottery_tickets t join lottery_lines l on l.ticket_id = t.id join lottery_draws d on d.id = t.draw_id
     where t.status in ('won', 'lost') and d.state = 'settled' and d.result_version > 1
     group by t.id having t.win_minor <> coalesce(sum(l.win_minor), 0) order by t.id`;
  return nameWrong(
    executor,
    wrong,
    ({ id, win, lines }) => `ticket ${id} won ${formatMinor(win)}, its lines ${formatMinor(lines)}`,
  );
}

function officialResults(executor: Executor): Promise<string[]> {
  const wrong = sql<{ gameCode: string; issue: string }>`
    select d.game_code as "gameCode", d.numero as issue from lottery_draws d
      left join lottery_results r on r.draw_id = d.id and r.version = d.result_version
     where d.source <> 'rng' and d.result is not null and r.result is distinct from d.result
       order by d.game_code, d.numero`;
  return nameWrong(
    executor,
    wrong,
    ({ gameCode, issue }) => `the result of draw ${gameCode} ${issue} is not the version that was accepted`,
  );
}

function joinedResults(executor: Executor): Promise<string[]> {
  const numbers = (draw: 'a' | 'b' | 'j') => sql`jsonb_path_query_array(${sql.ref(draw)}.result, '$[*].numbers')`;
  const wrong = sql<{ gameCode: string; issue: string }>`
    select j.game_code as "gameCode", j.numero as issue from lottery_draws j
      join lottery_games g on g.code = j.game_code
      join lottery_draws a on a.game_code = g.joins[1] and a.numero = j.numero
      join lottery_draws b on b.game_code = g.joins[2] and b.numero = j.numero
     where j.source = 'joined' and j.state = 'settled' and ${numbers('j')} <> ${numbers('a')} || ${numbers('b')}
     order by j.game_code, j.numero`;
  return nameWrong(
    executor,
    wrong,
    ({ gameCode, issue }) => `the joined draw ${gameCode} ${issue} has other numbers than its stations`,
  );
}

function followUps(executor: Executor): Promise<string[]> {
  const wrong = sql<{ id: string }>`
    select f.id from lottery_follow_ups f join lottery_follow_up_tickets b on b.follow_up_id = f.id
      join lottery_tickets t on t.id = b.ticket_id join lottery_tickets first on first.id = f.first_ticket
     group by f.id having max(b.place) > f.draws_wanted
       or count(*) filter (where t.member_id <> f.member_id or t.total_minor <> first.total_minor
       or t.asset <> f.asset) > 0`;
  return nameWrong(executor, wrong, ({ id }) => `the repeated ticket ${id} was not bought as its member asked`);
}
