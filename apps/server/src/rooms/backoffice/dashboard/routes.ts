import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Executor } from '../../../platform/db/index.ts';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import type { BackofficePlatform } from '../ports.ts';
import type {
  Desk,
  FeedSource,
  Figure,
  FigurePart,
  FigureSpan,
  HealthSource,
} from '../../../platform/operators/index.ts';
import { shareCalls } from './share-calls.ts';
import { readTargets } from './goals.ts';
import { readMarks } from './health.ts';
import { netOf, sumOf } from './net.ts';
import { type PeriodName, periodsOf, type Periods, presentTimeOf, type Span } from './periods.ts';

type Dashboard = ValueOf<typeof contract.dashboard>;

/** Number of games on the dashboard. */
const MOST_GAMES = 8;
/** Number of recent events on the dashboard. */
const MOST_NEWS = 40;

/** The start page of the console: figures of all rooms, filtered by the operator's permissions. */
export function createDashboardRoutes({ db, site, collected }: BackofficePlatform): BoundRoute[] {
  const shared = shareCalls<Dashboard>();
  async function read(operator: Readers, period: PeriodName, wanted: string | undefined): Promise<Dashboard> {
    const zone = await site.timeZone();
    const asset = wanted ?? (await site.currency());
    const now = Date.now();
    const periods = periodsOf(period, zone, now);
    const spanOf = ({ from, to }: Span): FigureSpan => ({ from, to, part: periods.part, zone, asset });
    const readable = ({ permission }: Figure) => operator.permissions.includes(permission);
    const all = collected.ofDesks('figures');
    const figures = [...all.filter(readable), ...netOf(all, readable)];
    const targets = await readTargets(db);
    return {
      now,
      asset,
      from: periods.now.from.getTime(),
      to: periods.now.to.getTime(),
      part: periods.part,
      figures: await Promise.all(
        figures.map((figure) => present(db, figure, periods, spanOf, targets.get(figure.name))),
      ),
      games: await gamesOf(db, collected.desks(), operator, spanOf(periods.now)),
      health: await healthOf(db, collected.ofDesks('health'), operator),
      feed: await feedOf(db, collected.ofDesks('feed'), operator),
    };
  }
  return [
    // Operators with the same permissions and language get the same answer.
    route(contract.dashboard, ({ operator: { permissions }, language, query: { period = 'today', asset, heardAt } }) =>
      shared(JSON.stringify([period, asset, permissions, language]), heardAt, () =>
        read({ permissions, language }, period, asset),
      ),
    ),
  ];
}

type Readers = Pick<OperatorCaller, 'permissions'> & { language: string };

async function present(
  db: Executor,
  figure: Figure,
  periods: Periods,
  spanOf: (span: Span) => FigureSpan,
  perDay: bigint | undefined,
): Promise<Dashboard['figures'][number]> {
  const { name, unit } = figure;
  const words = (value: bigint) => (unit === 'money' ? formatMinor(value) : String(value));
  const wholeOf = async (span: Span): Promise<bigint> => {
    const { whole } = figure;
    return whole === undefined ? sumOf(await figure.parts(db, spanOf(span))) : whole(db, spanOf(span));
  };
  const show = (parts: readonly FigurePart[], timeOf = (at: Date) => at.getTime()) =>
    parts.map(({ at, value }) => ({ at: timeOf(at), value: words(value) }));
  const [parts, value, weekBefore, partsBefore] = await Promise.all([
    figure.parts(db, spanOf(periods.now)),
    wholeOf(periods.now),
    wholeOf(periods.weekBefore),
    figure.parts(db, spanOf(periods.wholeBefore)),
  ]);
  return {
    name,
    unit,
    value: words(value),
    dayBefore: periods.dayBefore === undefined ? null : words(await wholeOf(periods.dayBefore)),
    weekBefore: words(weekBefore),
    target: perDay === undefined ? null : words(perDay * BigInt(periods.days)),
    parts: show(parts),
    partsBefore: show(partsBefore, presentTimeOf(periods, spanOf(periods.now).zone)),
  };
}

async function gamesOf(
  db: Executor,
  desks: readonly Desk[],
  { permissions, language }: Readers,
  span: FigureSpan,
): Promise<Dashboard['games']> {
  const split = desks.find(({ revenue }) => revenue !== undefined)?.revenue;
  if (split === undefined || !permissions.includes(split.permission)) return { total: 0, lines: [] };
  const { lines, total } = await split.byGame(db, span, MOST_GAMES, language);
  return {
    total,
    lines: lines.map(({ bets, stakeMinor, winMinor, ...game }) => ({
      ...game,
      bets: Number(bets),
      turnover: formatMinor(stakeMinor),
      revenue: formatMinor(stakeMinor - winMinor),
    })),
  };
}

async function healthOf(
  db: Executor,
  all: readonly HealthSource[],
  { permissions }: Readers,
): Promise<Dashboard['health']> {
  const sources = all.filter(({ permission }) => permissions.includes(permission));
  const lines = (await Promise.all(sources.map(({ read }) => read()))).flat();
  const marksOf = await readMarks(db);
  return lines.map(({ heardAt, lateMs = null, ...line }) => ({
    ...line,
    heardAt: heardAt?.getTime() ?? null,
    lateMs,
    marks: marksOf(line),
  }));
}

async function feedOf(
  db: Executor,
  all: readonly FeedSource[],
  { permissions, language }: Readers,
): Promise<Dashboard['feed']> {
  const sources = all.filter(({ permission }) => permissions.includes(permission));
  const lines = await Promise.all(
    sources.map(async ({ kind, latest }) => (await latest(db, MOST_NEWS, language)).map((line) => ({ kind, ...line }))),
  );
  return lines
    .flat()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_NEWS)
    .map(({ at, amountMinor, asset, query, ...line }) => ({
      ...line,
      at: at.getTime(),
      amount: amountMinor === null ? null : formatMinor(amountMinor),
      currency: asset,
      query: { ...query },
    }));
}
