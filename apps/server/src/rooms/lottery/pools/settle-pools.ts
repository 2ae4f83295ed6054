import { sql, type Tx } from '../../../platform/db/index.ts';
import { escrowAccount, type Wallet } from '../../wallet/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';
import type { Rules } from '../games/terms.ts';
import { fillPool, keepShare, type LockedPool, lockPools, movePool } from './pool-book.ts';
import { lottoRuleOf, poolPlaysOf } from './settings.ts';

/** Whether an earlier draw with tickets of the game has yet to be settled: its jackpot is decided first. */
export async function isBehind(tx: Tx, draw: DrawRow): Promise<boolean> {
  return tx.has(sql`
    select 1 from lottery_draws e
     where e.game_code = ${draw.gameCode} and e.state in ('open', 'locked', 'drawn', 'settling')
       and (e.draw_at, e.id) < (${draw.drawAt}::timestamptz, ${draw.id}::bigint)
       and coalesce(e.ticket_count, 1) > 0 limit 1`);
}

/** Winning combinations of a pool at one unit stake. */
interface Won {
  place: number;
  asset: string;
  unitStakeMinor: bigint;
  count: bigint;
}

/** A pool in a draw as its last settlement left it. */
interface Settled {
  level: string;
  asset: string;
  shareBp: number;
  jackpotMinor: bigint | null;
  contributionMinor: bigint | null;
  paidMinor: bigint;
  refillMinor: bigint;
}

/**
 * Decides the jackpots of a draw, after its winning picks are listed and before the payouts are computed. First the
 * share of the stakes moves from the escrow into each pool. Where combinations win a pool, their shares of it, each
 * rounded down, move to the escrow, and the house fills the rest up to the guarantee. Without a winner the pool rolls
 * over. A correction reverses the previous payment and the refill after it, and divides the same jackpot again.
 */
export async function settlePools(tx: Tx, wallet: Wallet, draw: DrawRow, rules: Rules): Promise<void> {
  const rule = lottoRuleOf(rules);
  const pools = rule === undefined ? [] : await lockPools(tx, draw.gameCode);
  if (rule === undefined || pools.length === 0) return;
  for (const pool of pools) await keepShare(tx, draw, pool);
  const stakes = await stakesOn(tx, draw, poolPlaysOf(rules));
  const won = await combinationsWon(tx, draw);
  const settled = await tx.rows(sql<Settled>`
    select level, asset, share_bp as "shareBp", jackpot_minor as "jackpotMinor",
           contribution_minor as "contributionMinor", paid_minor as "paidMinor", refill_minor as "refillMinor"
      from lottery_draw_pools where draw_id = ${draw.id}::bigint`);
  for (const pool of pools.filter(({ asset }) => draw.assets.includes(asset))) {
    const former = settled.find(({ level, asset }) => level === pool.level && asset === pool.asset);
    if (former === undefined) throw new Error(`Pool ${pool.level} has no share in draw ${draw.issue}`);
    const place = rule.prizes.findIndex((prize) => prize.pool === pool.level) + 1;
    const winning = won.filter((each) => each.place === place && each.asset === pool.asset);
    await settlePool(tx, wallet, draw, { pool, former, place, winning, stakeMinor: stakes.get(pool.asset) ?? 0n });
  }
  await countWinners(tx, draw);
}

async function settlePool(
  tx: Tx,
  wallet: Wallet,
  draw: DrawRow,
  given: { pool: LockedPool; former: Settled; place: number; winning: readonly Won[]; stakeMinor: bigint },
): Promise<void> {
  const { former, place, winning } = given;
  const escrow = escrowAccount(draw.gameCode, draw.issue, given.pool.asset);
  let { pool } = given;
  const move = async (kind: Parameters<typeof movePool>[4], amountMinor: bigint, other?: string) => {
    pool = await movePool(tx, wallet, draw, pool, kind, amountMinor, other);
  };
  if (former.jackpotMinor === null) pool = await fillPool(tx, wallet, draw, pool);
  const contributionMinor = former.contributionMinor ?? (given.stakeMinor * BigInt(former.shareBp)) / 10_000n;
  if (former.contributionMinor === null) await move('contribution', contributionMinor, escrow);
  const jackpotMinor = former.jackpotMinor ?? pool.balanceMinor;

  // The reversals of a correction go through the escrow to the house, which advances them here.
  await move('returned', former.paidMinor);
  await move('refill-returned', least(former.refillMinor, pool.balanceMinor));
  const weight = winning.reduce((sum, { unitStakeMinor, count }) => sum + unitStakeMinor * count, 0n);
  const paidMinor = winning.reduce(
    (sum, { unitStakeMinor, count }) => sum + count * ((jackpotMinor * unitStakeMinor) / weight),
    0n,
  );
  // A later draw may have won the pool meanwhile; the house then pays what is missing.
  const beforeMinor = pool.balanceMinor;
  if (paidMinor > 0n) {
    const neededMinor = paidMinor + pool.guaranteeMinor - pool.balanceMinor;
    await move('refill', neededMinor > 0n ? neededMinor : 0n);
  }
  const refillMinor = pool.balanceMinor - beforeMinor;
  await move('won', paidMinor, escrow);
  await tx.run(sql`
    update lottery_draw_pools
       set place = ${place}::int, contribution_minor = ${contributionMinor}::bigint,
           jackpot_minor = ${jackpotMinor}::bigint,
           winners = ${winning.reduce((sum, { count }) => sum + count, 0n)}::bigint,
           weight = ${String(weight)}::numeric,
           paid_minor = ${paidMinor}::bigint, refill_minor = ${refillMinor}::bigint
     where draw_id = ${draw.id}::bigint and level = ${pool.level} and asset = ${pool.asset}`);
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Stakes of the tickets with jackpots, by asset. Cancelled tickets got theirs back. */
async function stakesOn(tx: Tx, draw: DrawRow, plays: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await tx.rows(sql<{ asset: string; stakeMinor: bigint }>`
    select t.asset, sum(l.price_minor)::bigint as "stakeMinor"
      from lottery_tickets t join lottery_lines l on l.ticket_id = t.id
     where t.draw_id = ${draw.id}::bigint and t.status <> 'cancelled' and l.play = any(${[...plays]}::text[])
     group by t.asset`);
  return new Map(rows.map(({ asset, stakeMinor }) => [asset, stakeMinor]));
}

/** Winning combinations by prize, asset and unit stake. */
function combinationsWon(tx: Tx, draw: DrawRow): Promise<Won[]> {
  return tx.rows(sql<Won>`
    select p.place, t.asset, l.unit_stake_minor as "unitStakeMinor", sum(w.prizes[p.place])::bigint as count
      from lottery_tickets t
      join lottery_lines l on l.ticket_id = t.id
      join lottery_winning_picks w on w.draw_id = t.draw_id and w.play = l.play and w.picks = l.picks
     cross join generate_subscripts(w.prizes, 1) as p(place)
     where t.draw_id = ${draw.id}::bigint and t.status <> 'cancelled' and w.prizes[p.place] > 0
     group by p.place, t.asset, l.unit_stake_minor`);
}

/** Stores the winners of each prize for the list of results. */
async function countWinners(tx: Tx, draw: DrawRow): Promise<void> {
  const counts = (await combinationsWon(tx, draw)).filter(({ asset }) => asset !== 'FUN');
  const most = Math.max(0, ...counts.map(({ place }) => place));
  const winners = Array.from({ length: most }, (_, index) =>
    counts.reduce((sum, { place, count }) => (place === index + 1 ? sum + count : sum), 0n),
  );
  await tx.run(sql`update lottery_draws set prize_winners = ${winners}::bigint[] where id = ${draw.id}::bigint`);
}
