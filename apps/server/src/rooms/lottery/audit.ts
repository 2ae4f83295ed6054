import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../platform/db/index.ts';

/**
 * Proves the draws: the escrow of a closed draw is zero, that of a draw on sale is exactly the stakes of its tickets,
 * and no ticket of a closed draw is open.
 * @returns sentences that name what is wrong
 */
export async function auditDraws(executor: Executor): Promise<string[]> {
  return [...(await closedEscrows(executor)), ...(await openEscrows(executor)), ...(await openTickets(executor))];
}

async function closedEscrows(executor: Executor): Promise<string[]> {
  const wrong = await executor.rows(sql<{ escrow: string; balance: bigint }>`
    select * from (
      select lottery_escrow(d.game_code, d.numero, a.asset) as escrow, wallet_balance(lottery_escrow(d.game_code, d.numero, a.asset)) as balance
        from lottery_draws d cross join unnest(d.assets) as a(asset) where d.state in ('settled', 'void')
    ) e where balance <> 0 order by escrow`);
  return wrong.map(({ escrow, balance }) => `account ${escrow} of a closed draw holds ${formatMinor(balance)}, expected 0.00`);
}

async function openEscrows(executor: Executor): Promise<string[]> {
  const wrong = await executor.rows(sql<{ escrow: string; balance: bigint; stakes: bigint }>`
    select * from (
      select lottery_escrow(d.game_code, d.numero, t.asset) as escrow, wallet_balance(lottery_escrow(d.game_code, d.numero, t.asset)) as balance,
             sum(t.total_minor)::bigint as stakes
        from lottery_draws d join lottery_tickets t on t.draw_id = d.id
       where d.state in ('open', 'locked', 'drawn') and d.settled_version = 0 and t.status <> 'cancelled' group by d.game_code, d.numero, t.asset
    ) e where balance <> stakes order by escrow`);
  return wrong.map(({ escrow, balance, stakes }) => `account ${escrow} holds ${formatMinor(balance)}, its tickets cost ${formatMinor(stakes)}`);
}

async function openTickets(executor: Executor): Promise<string[]> {
  const wrong = await executor.rows(sql<{ gameCode: string; numero: string; count: bigint }>`
    select d.game_code as "gameCode", d.numero, count(*) as count from lottery_draws d join lottery_tickets t on t.draw_id = d.id
     where d.state in ('settled', 'void') and t.status = 'open' group by d.game_code, d.numero order by d.game_code, d.numero`);
  return wrong.map(({ gameCode, numero, count }) => `draw ${gameCode} ${numero} is closed with ${count} open tickets`);
}
