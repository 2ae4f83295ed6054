import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { escrowAccount, houseAccount, type Wallet } from '../../wallet/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';
import type { Returns } from '../operations/returns.ts';
import { joinResult } from '../joined/results.ts';
import { drawSettled, drawVoided, announceDraw } from '../events.ts';

/**
 * Runs one transaction of a settlement: the next chunk of tickets, or the final step when none is left.
 * @param maxRows maximum number of ticket and line rows in a chunk
 * @returns the number of rows processed
 */
export async function settleDraw(
  tx: Tx,
  events: Events,
  wallet: Wallet,
  returns: Returns,
  draw: DrawRow,
  maxRows: number,
): Promise<number> {
  const { rowCount } = await tx.one(
    sql<{ rowCount: number }>`
      select row_count as "rowCount" from lottery_settle_chunk(${draw.id}::bigint, ${maxRows}::int)`,
    { wakes: ['outbox', 'stream'] },
  );
  if (rowCount === 0) await finish(tx, events, wallet, returns, draw);
  return rowCount;
}

/** Tables with sales data of a draw that takes bets or is being settled. */
const TABLES_OF_SALE = [
  sql`lottery_winning_picks`,
  sql`lottery_liability`,
  sql`lottery_draw_exposure`,
  sql`lottery_member_stakes`,
  sql`lottery_stopped_numbers`,
  sql`lottery_pool_stakes`,
];

/** settling → settled or void: the rest of the escrow belongs to the house; the escrow is exactly zero afterwards. */
async function finish(tx: Tx, events: Events, wallet: Wallet, returns: Returns, draw: DrawRow): Promise<void> {
  for (const asset of draw.assets) await emptyEscrow(tx, wallet, draw, asset);
  const { open } = await tx.one(
    sql<{
      open: boolean;
    }>`select exists (select 1 from lottery_tickets where draw_id = ${draw.id} and status = 'open') as open`,
  );
  if (open) throw new Error(`Draw ${draw.gameCode} ${draw.issue} has open tickets at the end of its settlement`);
  await dropSalesData(tx, draw.id);
  await tx.run(sql`
    update lottery_draws set state = case when void_reason is null then 'settled'
      else 'void' end, settled_at = clock_timestamp(), settled_version = result_version where id = ${draw.id}`);
  if (draw.resultVersion > 1) await returns.correct(tx, draw);
  await announceDraw(events, tx, draw.voidReason === null ? drawSettled : drawVoided, draw);
  // A station may have been corrected meanwhile.
  if (draw.source === 'joined' && draw.voidReason === null) await joinResult(tx, events, draw);
}

/** Deletes the counters of a draw that has ended. */
export async function dropSalesData(tx: Tx, drawId: bigint): Promise<void> {
  for (const table of TABLES_OF_SALE) await tx.run(sql`delete from ${table} where draw_id = ${drawId}`);
}

async function emptyEscrow(
  tx: Tx,
  wallet: Wallet,
  { gameCode, issue, resultVersion, voidReason }: DrawRow,
  asset: string,
): Promise<void> {
  const escrow = escrowAccount(gameCode, issue, asset);
  const restMinor = await wallet.accountBalance(escrow, tx);
  if (restMinor < 0n || (restMinor > 0n && voidReason !== null))
    throw new Error(`Escrow ${escrow} holds ${restMinor} minor units after settlement`);
  if (restMinor === 0n) return;
  await wallet.transfer(tx, {
    key: `draw:${gameCode}:${issue}:${asset}:remainder:${resultVersion}`,
    debit: escrow,
    credit: houseAccount(asset),
    asset,
    amountMinor: restMinor,
    kind: 'fund',
    reference: `${gameCode} ${issue}`,
  });
  const left = await wallet.accountBalance(escrow, tx);
  if (left !== 0n) throw new Error(`Escrow ${escrow} holds ${left} minor units after its remainder was moved`);
}
