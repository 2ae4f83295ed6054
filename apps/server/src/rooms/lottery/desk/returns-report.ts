import { exactReturn, type DrawStructure, type Play } from '@fairlot/lottery-maths';
import { type Executor, sql } from '../../../platform/db/index.ts';
import {
  countsOnly,
  type Report,
  type ReportRow,
  type ReportSpan,
  summedDays,
} from '../../../platform/operators/index.ts';
import { type Named, playNameIn } from '../games/names.ts';
import { RETURNS, settledLines, SUMS_OF_LINES } from '../operations/returns.ts';

/** Lines of one bet type with the same odds under the same rules: they have one exact return. */
interface Group {
  at: Date | null;
  gameCode: string;
  gameName: string;
  version: number;
  play: string;
  odds: bigint;
  priceMinor: bigint;
  winMinor: bigint;
  lines: bigint;
}

interface RulesRow {
  gameCode: string;
  version: number;
  structure: DrawStructure;
  plays: (Omit<Play, 'odds'> & { name: string })[];
}

const KEYS = { game: sql`l.game_code`, play: sql`l.play` };

/** Payouts of lottery tickets against the exact return of their odds, by the time of the draw. */
export const createReturnsReport = (named: Named): Report => ({
  name: 'lotteryReturns',
  permission: 'figures.read',
  groupings: ['play', 'game'],
  numbers: [
    { name: 'turnover', unit: 'money' },
    { name: 'paid', unit: 'money' },
    { name: 'expected', unit: 'money' },
    { name: 'lines', unit: 'count' },
  ],
  read: async (executor, span, grouping, limit) => {
    const { language = 'EN' } = span;
    const groups = (await readGroups(executor, span)).map((group) => named(language, group));
    const rules = await readRules(executor, groups);
    return rowsOf(groups, rules, grouping, language).slice(0, limit);
  },
});

async function readGroups(executor: Executor, { from, to, part, zone, asset, only }: ReportSpan): Promise<Group[]> {
  const { first, end, rest } = await summedDays(executor, RETURNS, { from, to, zone });
  const cut = (at: ReturnType<typeof sql>) =>
    part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, ${at}, ${zone}::text)`;
  return executor.rows(sql<Group>`
    select l.at, l.game_code as "gameCode", g.name as "gameName", l.rules_version as version, l.play, l.odds,
           sum(l.price_minor)::bigint as "priceMinor", sum(l.win_minor)::bigint as "winMinor",
           sum(l.lines)::bigint as lines
      from (
        select ${cut(sql`day::timestamp at time zone ${zone}::text`)} as at, game_code, rules_version, play, odds,
               lines, price_minor, win_minor
          from lottery_returns
         where day >= ${first}::date and day < ${end}::date and asset = ${asset}
         union all
        select ${cut(sql`draw_at`)}, game_code, rules_version, play, odds, ${SUMS_OF_LINES}
          from ${settledLines(rest, to)} s where asset = ${asset} group by 1, 2, 3, 4, 5) l
      join lottery_games g on g.code = l.game_code
     where ${countsOnly(only, KEYS)}
     group by 1, 2, 3, 4, 5, 6`);
}

/** Rules by game and version, of these groups only. */
async function readRules(executor: Executor, groups: readonly Group[]): Promise<ReadonlyMap<string, RulesRow>> {
  const keys = [...new Set(groups.map(keyOf))];
  const rows = await executor.rows(sql<RulesRow>`
    select game_code as "gameCode", version, structure, plays from lottery_rules
     where game_code || ' ' || version = any(${keys}::text[])`);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

const keyOf = ({ gameCode, version }: { gameCode: string; version: number }): string => `${gameCode} ${version}`;

function rowsOf(
  groups: readonly Group[],
  rules: ReadonlyMap<string, RulesRow>,
  grouping: string | null,
  language: string,
): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const group of groups) {
    const { at, gameCode, gameName, play, priceMinor, winMinor, lines } = group;
    const found = rules.get(keyOf(group));
    const name = playNameIn(language, play, found?.plays.find(({ code }) => code === play)?.name ?? play);
    const [key, label] = { game: [gameCode, gameName], play: [play, name] }[grouping ?? ''] ?? ['', ''];
    const added = [priceMinor, winMinor, expectedOf(group, found), lines];
    const place = `${at?.getTime()} ${key}`;
    const former = rows.get(place)?.numbers ?? [];
    rows.set(place, {
      at,
      key: key ?? '',
      label: label ?? '',
      numbers: added.map((one, i) => one + (former[i] ?? 0n)),
    });
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      Number((a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)) || Number((b.numbers[0] ?? 0n) - (a.numbers[0] ?? 0n)),
  );
}

/** Price of the lines times the exact return of their odds, rounded down to the minor unit. */
function expectedOf({ play, odds, priceMinor }: Group, rules: RulesRow | undefined): bigint {
  const found = rules?.plays.find(({ code }) => code === play);
  if (rules === undefined || found === undefined) return 0n;
  const { numerator, denominator } = exactReturn({ ...found, odds }, rules.structure);
  return (priceMinor * numerator) / denominator;
}
