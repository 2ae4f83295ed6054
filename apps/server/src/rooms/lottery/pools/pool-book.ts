import { sql, type Tx } from '../../../platform/db/index.ts';
import { houseAccount, poolAccount, type Wallet } from '../../wallet/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';

/** A pool in one asset, whose row is locked until the end of the transaction. */
export interface LockedPool {
  gameCode: string;
  level: string;
  asset: string;
  shareBp: number;
  guaranteeMinor: bigint;
  balanceMinor: bigint;
}

/**
 * - guarantee: the house fills the pool up to the guarantee; refill: the same after a payment.
 * - contribution: the share of the stakes of a draw, from its escrow.
 * - won: the shares of the winners, to the escrow.
 * - returned, refill-returned: the payment and the refill of a result that was corrected.
 */
export type PoolMove = 'guarantee' | 'contribution' | 'refill' | 'won' | 'returned' | 'refill-returned';

const LEAVES: ReadonlySet<PoolMove> = new Set(['won', 'refill-returned']);

/**
 * The pools of a game in all assets, locked in a fixed order: one draw of the game at a time moves their money. Empty
 * for a game without pools.
 */
export function lockPools(tx: Tx, gameCode: string): Promise<LockedPool[]> {
  return tx.rows(sql<LockedPool>`
    select game_code as "gameCode", level, asset, share_bp as "shareBp", guarantee_minor as "guaranteeMinor",
           balance_minor as "balanceMinor"
      from lottery_pools where game_code = ${gameCode} order by level, asset for update`);
}

/**
 * Moves money into or out of a pool for a draw, once for each kind and version of the result.
 * @param other the account on the other side; the house by default
 * @returns the pool after it
 */
export async function movePool(
  tx: Tx,
  wallet: Wallet,
  draw: Pick<DrawRow, 'id' | 'issue' | 'resultVersion'>,
  pool: LockedPool,
  kind: PoolMove,
  amountMinor: bigint,
  other = houseAccount(pool.asset),
): Promise<LockedPool> {
  if (amountMinor === 0n) return pool;
  const { gameCode, level, asset } = pool;
  const own = poolAccount(gameCode, level, asset);
  const [debit, credit] = LEAVES.has(kind) ? [own, other] : [other, own];
  const key = `draw:${gameCode}:${draw.issue}:${asset}:pool:${level}:${kind}:${draw.resultVersion}`;
  const reference = `${gameCode} ${draw.issue}`;
  await wallet.transfer(tx, { key, debit, credit, asset, amountMinor, kind: 'fund', reference });
  const signedMinor = LEAVES.has(kind) ? -amountMinor : amountMinor;
  const balanceMinor = pool.balanceMinor + signedMinor;
  await tx.run(sql`
    insert into lottery_pool_moves (game_code, level, asset, draw_id, kind, amount_minor, balance_minor, transfer_key)
    values (${gameCode}, ${level}, ${asset}, ${draw.id}::bigint, ${kind}, ${signedMinor}::bigint,
      ${balanceMinor}::bigint, ${key})`);
  await tx.run(sql`
    update lottery_pools set balance_minor = ${balanceMinor}::bigint
     where game_code = ${gameCode} and level = ${level} and asset = ${asset}`);
  return { ...pool, balanceMinor };
}

/** Fills a pool up to its guarantee. */
export function fillPool(
  tx: Tx,
  wallet: Wallet,
  draw: Pick<DrawRow, 'id' | 'issue' | 'resultVersion'>,
  pool: LockedPool,
): Promise<LockedPool> {
  const lackMinor = pool.guaranteeMinor - pool.balanceMinor;
  return movePool(tx, wallet, draw, pool, 'guarantee', lackMinor > 0n ? lackMinor : 0n);
}

/**
 * When the sale of a draw opens: the house fills its pools up to the guarantee, and the shares of the draw are fixed.
 */
export async function openPools(tx: Tx, wallet: Wallet, draw: DrawRow): Promise<void> {
  for (const pool of await lockPools(tx, draw.gameCode)) {
    await fillPool(tx, wallet, draw, pool);
    await keepShare(tx, draw, pool);
  }
}

/** Fixes the share of a pool in a draw, unless it is fixed. */
export async function keepShare(tx: Tx, draw: Pick<DrawRow, 'id'>, pool: LockedPool): Promise<void> {
  await tx.run(sql`
    insert into lottery_draw_pools (draw_id, level, asset, share_bp)
    values (${draw.id}::bigint, ${pool.level}, ${pool.asset}, ${pool.shareBp}::int) on conflict do nothing`);
}
