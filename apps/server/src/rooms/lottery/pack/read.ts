import { formatOdds } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { listCalendars } from '../operations/calendar.ts';
import { readGame } from '../operations/game-settings.ts';
import { type PlayTerms, readTerms } from '../operations/odds-terms.ts';
import { percentOfBp, poolsOfGame } from '../pools/settings.ts';
import { readVendorGroups } from '../games/vendor-groups.ts';
import { readJoined } from '../joined/games.ts';
import type { JoinedEntry, LotteriesFile, LotteryEntry, PlayEntry } from './shapes.ts';

/** All lotteries, groups and calendars as the file of a pack; of joined stations what does not follow from these. */
export async function readLotteries(executor: Executor): Promise<Required<LotteriesFile>> {
  const codes = await executor.rows(sql<{ code: string }>`
    select code from lottery_games where source <> 'joined' order by sort_order, code`);
  const groups = await executor.rows(sql<{ tag: string; names: Record<string, string> }>`
    select tag, names from lottery_menu_tags order by tag`);
  const today = await readToday(executor);
  const lotteries: Record<string, LotteryEntry> = {};
  for (const { code } of codes) lotteries[code] = await readLottery(executor, code);
  const joined: Record<string, JoinedEntry> = {};
  for (const { code, exists } of await readJoined(executor))
    if (exists) {
      const { enabled, sortOrder, memberDraw, drawExposure, plays } = await readLottery(executor, code);
      joined[code] = { enabled, sortOrder, memberDraw, drawExposure, plays };
    }
  return {
    groups: Object.fromEntries(groups.map(({ tag, names }) => [tag, names])),
    vendorGroups: Object.fromEntries((await readVendorGroups(executor)).map(({ tag, ...group }) => [tag, group])),
    calendars: Object.fromEntries(
      (await listCalendars(executor)).map(({ calendar, name, days }) => [
        calendar,
        // Past days can no longer be closed, so they are not part of the file.
        { name, days: Object.fromEntries(days.flatMap(({ day, reason }) => (day > today ? [[day, reason]] : []))) },
      ]),
    ),
    lotteries,
    joined,
  };
}

/** The day in UTC, YYYY-MM-DD. */
export async function readToday(executor: Executor): Promise<string> {
  return executor.value(sql<string>`select to_char((now() at time zone 'UTC')::date, 'YYYY-MM-DD')`);
}

/** A lottery as an entry of the file. @throws Refusal not.found */
export async function readLottery(executor: Executor, code: string): Promise<LotteryEntry> {
  const settings = await readGame(executor, code);
  const { plays, memberDrawMinor, exposureMinor } = await readTerms(executor, code);
  const pools = await poolsOfGame(executor, code);
  return {
    names: settings.names,
    family: settings.family,
    tag: settings.tag,
    source: settings.source === 'rng' ? 'rng' : 'feed',
    zone: settings.zone,
    intervalSeconds: settings.nextInterval?.seconds ?? settings.intervalSeconds,
    drawTime: settings.drawTime,
    drawDays: settings.drawDays,
    monthDays: settings.monthDays ?? null,
    moreTimes: settings.moreTimes ?? null,
    calendar: settings.calendar,
    saleFrom: settings.saleFrom,
    saleUntil: settings.saleUntil,
    openSeconds: settings.openSeconds,
    feeds: settings.feeds,
    lockSeconds: settings.lockSeconds,
    spanSeconds: settings.spanSeconds,
    cancellable: settings.cancellable,
    maxRebate: settings.maxRebate,
    enabled: settings.enabled,
    sortOrder: settings.sortOrder,
    memberDraw: memberDrawMinor === null ? null : formatMinor(memberDrawMinor),
    drawExposure: formatMinor(exposureMinor),
    ...(pools.length > 0 && {
      pools: Object.fromEntries(
        pools.map(({ level, shareBp, guaranteeMinor }) => [
          level,
          { share: percentOfBp(shareBp), guarantee: formatMinor(guaranteeMinor) },
        ]),
      ),
    }),
    plays: Object.fromEntries(
      plays.flatMap(({ play, terms }) => (terms === null ? [] : [[play, playOf(terms, settings.source)]])),
    ),
  };
}

function playOf(terms: NonNullable<PlayTerms['terms']>, source: string): PlayEntry {
  const amounts = {
    minUnitStake: terms.minUnitStakeMinor,
    maxUnitStake: terms.maxUnitStakeMinor,
    memberNumber: terms.memberNumberMinor,
    memberPlay: terms.memberPlayMinor,
    liability: terms.liabilityMinor,
  };
  return {
    odds: formatOdds(terms.odds),
    // An official lottery is added with a limit if the file has none.
    ...(source !== 'rng' && terms.memberPlayMinor === undefined && { memberPlay: null }),
    ...Object.fromEntries(
      Object.entries(amounts).flatMap(([name, minor]) => (minor === undefined ? [] : [[name, formatMinor(minor)]])),
    ),
  };
}
