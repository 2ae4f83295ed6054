import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Executor, type Place, readPage, sql, type Tx } from '../../../platform/db/index.ts';
import { factLine, requireVersion, versionOf } from '../../../platform/operators/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { checkTerms, currentRules, readTermsOf } from '../actions/publish-odds.ts';
import { amountOf, type PoolInput, shareBpOf } from '../games/game-input.ts';
import type { StoredOdds } from '../games/terms.ts';
import { percentOfBp, type PoolSettings, poolsOfGame, putPools } from './settings.ts';

type Pools = ValueOf<typeof contract.pools>;
type WantedPool = Required<PoolInput> & { level: string };

/** A checked change of pools, one line for each setting that differs. */
export interface CheckedPools {
  former: readonly PoolSettings[];
  next: readonly PoolSettings[];
  details: string[];
  version: string;
}

const versionOfPools = (pools: readonly PoolSettings[]): string =>
  versionOf(pools.map(({ level, shareBp, guaranteeMinor }) => [level, shareBp, String(guaranteeMinor)]));

/** Pools of a game with a page of their movements, newest first. @throws Refusal not.found */
export async function readPools(executor: Executor, gameCode: string, place: Place): Promise<Pools> {
  const game = await executor.found(sql<Pick<Pools, 'gameName' | 'currency'>>`
    select name as "gameName", currency from lottery_games where code = ${gameCode}`);
  const pools = await executor.rows(sql<
    PoolSettings & { balanceMinor: bigint; jackpotMinor: bigint; paidMinor: bigint }
  >`
    select p.level, p.share_bp as "shareBp", p.guarantee_minor as "guaranteeMinor", p.balance_minor as "balanceMinor",
           j.amount_minor as "jackpotMinor",
           coalesce((select -sum(m.amount_minor) from lottery_pool_moves m
                      where (m.game_code, m.level, m.asset) = (p.game_code, p.level, p.asset)
                        and m.kind in ('won', 'returned')), 0)::bigint as "paidMinor"
      from lottery_pools p
      join lottery_jackpots() j on j.game_code = p.game_code and j.level = p.level and j.asset = p.asset
     where p.game_code = ${gameCode} and p.asset = ${game.currency} order by p.level`);
  const { list, totalPages } = await readPage<{
    level: string;
    drawNumber: string;
    kind: string;
    amountMinor: bigint;
    balanceMinor: bigint;
    at: Date;
  }>(
    executor,
    {
      columns: sql`m.level, d.numero as "drawNumber", m.kind, m.amount_minor as "amountMinor",
        m.balance_minor as "balanceMinor", m.at`,
      from: sql`lottery_pool_moves m join lottery_draws d on d.id = m.draw_id`,
      where: sql`m.game_code = ${gameCode} and m.asset = ${game.currency}`,
      key: [{ column: sql`m.id`, type: 'bigint' }],
    },
    place,
  );
  return {
    gameCode,
    ...game,
    version: versionOfPools(pools),
    pools: pools.map(({ level, shareBp, guaranteeMinor, balanceMinor, jackpotMinor, paidMinor }) => ({
      level,
      share: percentOfBp(shareBp),
      guarantee: formatMinor(guaranteeMinor),
      balance: formatMinor(balanceMinor),
      jackpot: formatMinor(jackpotMinor),
      paid: formatMinor(paidMinor),
    })),
    moves: list.map(({ drawNumber, amountMinor, balanceMinor, at, ...move }) => ({
      ...move,
      numero: drawNumber,
      amount: amountMinor < 0n ? `-${formatMinor(-amountMinor)}` : formatMinor(amountMinor),
      balance: formatMinor(balanceMinor),
      at: at.getTime(),
    })),
    totalPages,
  };
}

/**
 * Checks a change of the pools of a game against the bets on offer.
 * @throws Refusal not.found for a game without pools, version.conflict, request.invalid {field, reason}: pools
 * 'unknown' or 'unchanged', an amount 'format', 'positive' or 'range'; odds.refused {play, reason, returnPercent}
 */
export async function checkPools(
  executor: Executor,
  gameCode: string,
  wanted: readonly WantedPool[],
  version?: string | null,
): Promise<CheckedPools> {
  const former = await poolsOfGame(executor, gameCode);
  if (former.length === 0) throw new Refusal('not.found');
  requireVersion(
    version ?? undefined,
    former.map(({ level, shareBp, guaranteeMinor }) => [level, shareBp, String(guaranteeMinor)]),
  );
  const unknown = wanted.findIndex(({ level }) => !former.some((pool) => pool.level === level));
  if (unknown >= 0) throw invalidField(`pools/${unknown}/level`, 'unknown');
  const next = former.map((pool): PoolSettings => {
    const index = wanted.findIndex(({ level }) => level === pool.level);
    const change = wanted[index];
    if (change === undefined) return pool;
    return {
      level: pool.level,
      shareBp: shareBpOf(`pools/${index}/share`, change.share),
      guaranteeMinor: amountOf(`pools/${index}/guarantee`, change.guarantee),
    };
  });
  const details = former.flatMap((pool, index) => describeChange(pool, next[index] ?? pool));
  if (details.length === 0) throw invalidField('pools', 'unchanged');
  await checkOffered(executor, gameCode, next);
  return { former, next, details, version: versionOfPools(former) };
}

/** @throws Refusal odds.refused when a bet on offer would return too much or too little with these pools */
async function checkOffered(executor: Executor, gameCode: string, pools: readonly PoolSettings[]): Promise<void> {
  const { floorPercent, odds } = await executor.one(sql<{ floorPercent: number; odds: StoredOdds[] }>`
    select g.return_floor_percent as "floorPercent", o.plays as odds
      from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
     where g.code = ${gameCode}`);
  for (const rules of await currentRules(executor, gameCode))
    for (const stored of odds) checkTerms(rules, floorPercent, readTermsOf(stored), pools);
}

function describeChange(former: PoolSettings, next: PoolSettings): string[] {
  const { level } = former;
  const [share, newShare] = [percentOfBp(former.shareBp), percentOfBp(next.shareBp)];
  const [guarantee, newGuarantee] = [formatMinor(former.guaranteeMinor), formatMinor(next.guaranteeMinor)];
  return [
    ...(share === newShare ? [] : [factLine(`${level} · stakeShare`, `${share}%`, `${newShare}%`)]),
    ...(guarantee === newGuarantee ? [] : [factLine(`${level} · guarantee`, guarantee, newGuarantee)]),
  ];
}

/** Changes the pools of a game. Call `forgetGames` after the commit. @throws Refusal as checkPools */
export async function changePools(
  tx: Tx,
  gameCode: string,
  wanted: readonly WantedPool[],
  version?: string | null,
): Promise<CheckedPools> {
  const game = await tx.found(sql<{ currency: string }>`
    select currency from lottery_games where code = ${gameCode} for update`);
  const checked = await checkPools(tx, gameCode, wanted, version);
  await putPools(tx, gameCode, game.currency, checked.next);
  return checked;
}
