import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Figure, FigurePart, FigureSpan, RevenueLine, RevenueSplit } from '../../../platform/operators/index.ts';
import { dayOf } from '../../../platform/zone.ts';
import type { RecordsPorts } from '../ports.ts';

const permission = 'figures.read';

const REVENUE_OF = sql`stake_minor - win_minor`;

/**
 * Stakes, revenue and bets by time of settlement, and the number of players. The total revenue is that of vendors,
 * in-house games and lotteries.
 */
export const FIGURES: readonly Figure[] = [
  {
    name: 'revenue',
    permission,
    unit: 'money',
    net: 'adds',
    parts: (executor, span) => sumParts(executor, span, REVENUE_OF),
  },
  {
    name: 'vendorRevenue',
    permission,
    unit: 'money',
    parts: (executor, span) => sumParts(executor, span, REVENUE_OF, sql`vendor <> '' and product <> 'originals'`),
  },
  {
    name: 'originalRevenue',
    permission,
    unit: 'money',
    parts: (executor, span) => sumParts(executor, span, REVENUE_OF, sql`product = 'originals'`),
  },
  {
    name: 'turnover',
    permission,
    unit: 'money',
    parts: (executor, span) => sumParts(executor, span, sql`stake_minor`),
  },
  { name: 'bets', permission, unit: 'count', parts: (executor, span) => sumParts(executor, span, sql`bets`) },
  { name: 'players', permission, unit: 'count', parts: newPlayers, whole: countPlayers },
];

export const createRevenue = ({ gameName, catalogue }: Pick<RecordsPorts, 'gameName' | 'catalogue'>): RevenueSplit => ({
  permission,
  byGame: async (executor, span, limit, language) => {
    const lines = await executor.rows(sql<RevenueLine & { total: bigint }>`
      select product, nullif(vendor, '') as vendor, game_code as "gameId", max(game_name) as "gameName",
             sum(bets)::bigint as bets, sum(stake_minor)::bigint as "stakeMinor", sum(win_minor)::bigint as "winMinor",
             count(*) over () as total
        from records_sums where ${within(span)}
       group by product, records_sums.vendor, game_code
       order by "stakeMinor" desc, game_code limit ${limit}::int`);
    const named = lines.map(async ({ total: _total, ...line }) => ({
      ...line,
      vendor: line.vendor === null ? null : ((await catalogue.vendorName(line.vendor, language)) ?? line.vendor),
      gameName: gameName(line.gameId, line.gameName, language),
    }));
    return {
      lines: await Promise.all(named),
      total: Number(lines[0]?.total ?? 0),
    };
  },
});

function within({ from, to, asset }: FigureSpan) {
  return sql`at >= ${from}::timestamptz and at < ${to}::timestamptz and asset = ${asset}`;
}

type Expression = ReturnType<typeof sql>;

/** @param only condition on the sums; by default all count */
function sumParts(executor: Executor, span: FigureSpan, value: Expression, only = sql`true`): Promise<FigurePart[]> {
  return executor.rows(sql<FigurePart>`
    select date_trunc(${span.part}, at, ${span.zone}) as at, sum(${value})::bigint as value
      from records_sums where ${within(span)} and ${only} group by 1 order by 1`);
}

/** Players on the days of the span, each counted in the part in which they first played on a day. */
function newPlayers(executor: Executor, span: FigureSpan): Promise<FigurePart[]> {
  return executor.rows(sql<FigurePart>`
    select date_trunc(${span.part}, first_at, ${span.zone}) as at, count(*) as value
      from records_players where ${onDays(span)} group by 1 order by 1`);
}

async function countPlayers(executor: Executor, span: FigureSpan): Promise<bigint> {
  return executor.value(sql<bigint>`
    select count(*) from (select distinct member_id from records_players where ${onDays(span)}) p`);
}

function onDays({ from, to, zone, asset }: FigureSpan) {
  return sql`day between ${dayOf(zone, from.getTime())}::date and ${dayOf(zone, to.getTime() - 1)}::date
    and asset = ${asset} and first_at >= ${from}::timestamptz and first_at < ${to}::timestamptz`;
}
