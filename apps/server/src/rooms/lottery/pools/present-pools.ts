import type { lottery as contract, ValueOf } from '@fairlot/contract';
import {
  type DrawResult,
  type DrawStructure,
  lottoChances,
  lottoCounts,
  type LottoPrize,
} from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { LotteryGame } from '../games/games.ts';
import type { Rules, StoredOdds } from '../games/terms.ts';
import type { TicketRow } from '../repository.ts';
import type { Jackpot } from './jackpots.ts';
import { lottoRuleOf, percentOfBp, wholeShareBp } from './settings.ts';

type Plays = ValueOf<typeof contract.plays>;
type Prize = NonNullable<Plays['prizeLevels']>[number];
type WonPrizes = NonNullable<ValueOf<typeof contract.draw>['prizes']>;

const nameOf = ({ matches, bonus, pool }: LottoPrize) => ({
  matches,
  ...(bonus !== undefined && { bonus }),
  ...(pool !== undefined && { pool }),
});

/** Pools and prizes of a game with prize levels; nothing for other games. */
export function presentLotto(game: LotteryGame, jackpots: readonly Jackpot[]): Pick<Plays, 'pools' | 'prizeLevels'> {
  const plays = [...game.plays.values()];
  const rule = lottoRuleOf({ plays });
  const ticket = plays.find((play) => play.rule === rule);
  if (rule === undefined || ticket === undefined) return {};
  const chances = lottoChances(rule, game.structure);
  return {
    pools: jackpots.map(({ level, amountMinor, shareBp, guaranteeMinor }) => ({
      level,
      amount: formatMinor(amountMinor),
      share: percentOfBp(shareBp),
      guarantee: formatMinor(guaranteeMinor),
    })),
    prizeLevels: rule.prizes.map((prize, index): Prize => {
      const { numerator = 0n, denominator = 1n } = chances[index] ?? {};
      return {
        ...nameOf(prize),
        ...(prize.hits !== undefined && { payout: fixedPayout(ticket.minUnitStakeMinor, ticket.odds, prize.hits) }),
        oneIn: oneIn(numerator, denominator),
      };
    }),
  };
}

/** The part of the stake that goes into the pools, and the picks of the special number, of one play. */
export function presentTicketTerms(
  { rule, picks }: LotteryGame['plays'] extends ReadonlyMap<string, infer Play> ? Play : never,
  jackpots: readonly Jackpot[],
): Pick<Plays['plays'][number], 'poolPercent' | 'bonusFrom' | 'bonusTo'> {
  if (rule.kind !== 'lotto') return {};
  return {
    poolPercent: percentOfBp(wholeShareBp(jackpots)),
    ...(picks.bonus !== undefined && { bonusFrom: picks.bonus.from, bonusTo: picks.bonus.to }),
  };
}

const fixedPayout = (unitStakeMinor: bigint, odds: bigint, hits: number): string =>
  formatMinor((unitStakeMinor * odds * BigInt(hits)) / 10_000n);

/** "8145060" for one of 8,145,060: a whole number, below a hundred with two decimals, rounded. */
function oneIn(numerator: bigint, denominator: bigint): string {
  if (numerator === 0n) return '0';
  const hundredths = (denominator * 100n * 2n + numerator) / (numerator * 2n);
  if (denominator % numerator === 0n || hundredths >= 10_000n) return String((hundredths + 50n) / 100n);
  return formatMinor(hundredths, 2);
}

/** A pool in a settled draw. */
interface DrawPool {
  drawId: bigint;
  level: string;
  jackpotMinor: bigint;
  winners: bigint;
  weight: string;
  paidMinor: bigint;
}

/** The pools of settled draws in one asset; by default in money. */
function readDrawPools(executor: Executor, drawIds: readonly bigint[], asset: string | null = null) {
  return executor.rows(sql<DrawPool>`
    select draw_id as "drawId", level, jackpot_minor as "jackpotMinor", winners, weight::text,
           paid_minor as "paidMinor"
      from lottery_draw_pools
     where draw_id = any(${[...drawIds]}::bigint[]) and jackpot_minor is not null
       and (asset = ${asset}::text or ${asset}::text is null and asset <> 'FUN')`);
}

/** The odds that were current when the sale of each draw closed, by the draw. */
async function readLastOdds(
  executor: Executor,
  drawIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly StoredOdds[]>> {
  const rows = await executor.rows(sql<{ id: bigint; plays: StoredOdds[] }>`
    select d.id, o.plays
      from lottery_draws d
     cross join lateral (select plays from lottery_odds
                          where game_code = d.game_code and (created_at <= d.lock_at or version = 1)
                          order by version desc limit 1) o
     where d.id = any(${[...drawIds]}::bigint[])`);
  return new Map(rows.map(({ id, plays }) => [id, plays]));
}

/**
 * Winners and amounts of each prize of settled draws, by the draw; without entry for games without prize levels. A draw
 * without tickets for money decided no jackpot.
 */
export async function readPrizes(
  executor: Executor,
  rulesOf: (version: number) => Promise<Rules>,
  draws: readonly { id: bigint; rulesVersion: number; prizeWinners: readonly bigint[] | null }[],
): Promise<ReadonlyMap<bigint, WonPrizes>> {
  const counted = draws.filter(({ prizeWinners }) => prizeWinners !== null);
  const found = new Map<bigint, WonPrizes>();
  if (counted.length === 0) return found;
  const drawIds = counted.map(({ id }) => id);
  const [pools, odds] = await Promise.all([readDrawPools(executor, drawIds), readLastOdds(executor, drawIds)]);
  for (const { id, rulesVersion, prizeWinners } of counted) {
    const rules = await rulesOf(rulesVersion);
    const tickets = new Set(rules.plays.filter(({ rule }) => rule.kind === 'lotto').map(({ code }) => code));
    const terms = odds.get(id)?.find(({ play }) => tickets.has(play));
    const prizes = lottoRuleOf(rules)?.prizes ?? [];
    found.set(
      id,
      prizes.map((prize, index) => {
        const own = pools.find(({ drawId, level }) => drawId === id && level === prize.pool);
        const each =
          prize.hits === undefined || terms === undefined
            ? eachOf(own)
            : fixedPayout(BigInt(terms.minUnitStakeMinor), BigInt(terms.odds), prize.hits);
        return {
          ...nameOf(prize),
          winners: Number(prizeWinners?.[index] ?? 0n),
          each,
          ...(own !== undefined && { jackpot: formatMinor(own.jackpotMinor) }),
        };
      }),
    );
  }
  return found;
}

const eachOf = (pool: DrawPool | undefined): string | null =>
  pool === undefined || pool.winners === 0n ? null : formatMinor(pool.paidMinor / pool.winners);

type LinePrizes = NonNullable<ValueOf<typeof contract.getTicket>['lines'][number]['prizes']>;

/** The prizes that each line of a decided ticket won, with its shares of the pools; null for lines without. */
export async function readLinePrizes(
  executor: Executor,
  { structure, plays }: { structure: DrawStructure } & Pick<Rules, 'plays'>,
  { ticket, lines }: TicketRow,
  result: DrawResult | null,
): Promise<(LinePrizes | null)[]> {
  const rules = new Map(plays.map(({ code, rule }) => [code, rule]));
  if (result === null || ticket.status !== 'won') return lines.map(() => null);
  if (!lines.some(({ play }) => rules.get(play)?.kind === 'lotto')) return lines.map(() => null);
  const pools = await readDrawPools(executor, [ticket.drawId], ticket.asset);
  return lines.map(({ play, picks, unitStakeMinor, odds }) => {
    const rule = rules.get(play);
    if (rule?.kind !== 'lotto') return null;
    const counts = lottoCounts(rule, structure, result, picks.split(','));
    return rule.prizes.flatMap((prize, index) => {
      const count = counts[index] ?? 0;
      if (count === 0) return [];
      const pool = pools.find(({ level }) => level === prize.pool);
      const each =
        prize.hits === undefined
          ? formatMinor(shareOf(pool, unitStakeMinor))
          : fixedPayout(unitStakeMinor, odds, prize.hits);
      return [{ ...nameOf(prize), count, each }];
    });
  });
}

const shareOf = (pool: DrawPool | undefined, unitStakeMinor: bigint): bigint =>
  pool === undefined || BigInt(pool.weight) === 0n ? 0n : (pool.jackpotMinor * unitStakeMinor) / BigInt(pool.weight);
