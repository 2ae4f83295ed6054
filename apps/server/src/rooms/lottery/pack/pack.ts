import type { Tx } from '../../../platform/db/index.ts';
import { PackRefusal, type PackPart, packPart, type PackPath } from '../../../platform/pack/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { publishOdds } from '../actions/publish-odds.ts';
import { type GameInput, gameOf } from '../games/game-input.ts';
import { addCalendar, closeDay, reopenDay } from '../operations/calendar.ts';
import { changeGame, type GameChanges } from '../operations/game-settings.ts';
import { nameTag } from '../games/menu-tags.ts';
import { putPools } from '../pools/settings.ts';
import { addAsWished } from '../operations/new-games.ts';
import { readTerms } from '../operations/odds-terms.ts';
import type { LotteryPlatform } from '../ports.ts';
import { putVendorGroup } from '../games/vendor-groups.ts';
import { PAIR_FAMILY } from '../games/families.ts';
import { type Joined, putJoined, readJoined } from '../joined/games.ts';
import { readLotteries, readLottery, readToday } from './read.ts';
import { type JoinedEntry, LotteriesFile, type LotteryEntry } from './shapes.ts';

type Whole = Required<LotteriesFile>;
type Platform = Pick<LotteryPlatform, 'catalogue' | 'config' | 'events' | 'site' | 'checkLeastStake'>;

/** Fields of a lottery that never change: a different one needs another code. */
const FIXED = ['family', 'source', 'zone'] as const;
/** Published as a new version of the odds. */
const TERMS = ['plays', 'memberDraw', 'drawExposure'] as const;

/** Lotteries, menu groups and calendars as a file of merchant packs. */
export function createLotteryPack(
  platform: Platform,
  feedsIn: (tx: Tx) => Promise<readonly string[]>,
  { forget, applied }: Required<Pick<PackPart, 'forget' | 'applied'>>,
): PackPart {
  return packPart<LotteriesFile>({
    name: 'lotteries',
    schema: LotteriesFile,
    read: readLotteries,
    complete: async (tx, current, wanted) => {
      const { groups, vendorGroups, calendars, lotteries, joined } = current as Whole;
      const today = await readToday(tx);
      return {
        groups: { ...groups, ...wanted.groups },
        vendorGroups: { ...vendorGroups, ...wanted.vendorGroups },
        calendars: merged(calendars, wanted.calendars ?? {}, (now, next) => ({ ...now, ...withoutPast(next, today) })),
        lotteries: merged(lotteries, wanted.lotteries ?? {}, completeLottery),
        joined: merged(joined, wanted.joined ?? {}, completeLottery),
      };
    },
    apply: async (tx, current, next) => {
      const [before, after] = [current as Whole, next as Whole];
      const feeds = await feedsIn(tx);
      for (const [tag, names] of changed(before.groups, after.groups))
        await at(['groups', tag], () => nameTag(tx, tag, names));
      for (const [tag, group] of changed(before.vendorGroups, after.vendorGroups)) await putVendorGroup(tx, tag, group);
      for (const [code, calendar] of changed(before.calendars, after.calendars))
        await at(['calendars', code], () => applyCalendar(tx, platform.events, code, before.calendars[code], calendar));
      for (const [code, lottery] of changed(before.lotteries, after.lotteries))
        await at(['lotteries', code], () => applyLottery(tx, platform, feeds, code, before.lotteries[code], lottery));
      const joined = changed(before.joined, after.joined);
      // After the stations, which may be new.
      const known = joined.length === 0 ? [] : await readJoined(tx);
      for (const [code, entry] of joined)
        await at(['joined', code], () => applyJoined(tx, platform, feeds, known, code, entry));
    },
    verify: async (tx, { vendorGroups = {} }) => {
      const known = new Set((await platform.catalogue.listVendors(tx)).map(({ code }) => code));
      for (const [tag, { vendor }] of Object.entries(vendorGroups))
        if (!known.has(vendor))
          throw new PackRefusal(['vendorGroups', tag, 'vendor'], `${vendor} is no vendor of this site`);
    },
    forget,
    applied,
  });
}

/** A file may be old: days of it that are over are ignored. */
function withoutPast<T extends Whole['calendars'][string]>(calendar: T, today: string): T {
  const future = Object.entries(calendar.days ?? {}).filter(([day]) => day > today);
  return calendar.days === undefined ? calendar : { ...calendar, days: Object.fromEntries(future) };
}

/** For an existing lottery, fields absent from the file stay; the bet types that it names replace those on offer. */
function completeLottery(now: LotteryEntry | undefined, wanted: LotteryEntry): LotteryEntry {
  if (now === undefined) return wanted;
  const pools = wanted.pools && {
    pools: merged(now.pools ?? {}, wanted.pools, (before, pool) => ({ ...before, ...pool })),
  };
  if (wanted.plays === undefined) return { ...now, ...wanted, ...pools };
  return { ...now, ...wanted, ...pools, plays: onlyNamed(now.plays ?? {}, wanted.plays) };
}

function onlyNamed<T extends object>(now: Readonly<Record<string, T>>, wanted: Readonly<Record<string, T>>) {
  return Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, { ...now[name], ...value }]));
}

async function applyCalendar(
  tx: Tx,
  events: Platform['events'],
  code: string,
  before: Whole['calendars'][string] | undefined,
  { name = code, days = {} }: Whole['calendars'][string],
): Promise<void> {
  if (before === undefined) await addCalendar(tx, code, name);
  else if (before.name !== name) throw new PackRefusal(['name'], 'the name of a calendar cannot be changed');
  for (const [day, reason] of Object.entries(days))
    if (before?.days?.[day] === undefined) await at(['days', day], () => closeDay(tx, events, code, day, reason));
  for (const day of Object.keys(before?.days ?? {}))
    if (days[day] === undefined) await at(['days', day], () => reopenDay(tx, events, code, day));
}

async function applyLottery(
  tx: Tx,
  { catalogue, config, events, site, checkLeastStake }: Platform,
  feeds: readonly string[],
  code: string,
  before: LotteryEntry | undefined,
  next: LotteryEntry,
): Promise<void> {
  const merchant = { currency: await site.currency(tx), zone: await site.timeZone(tx) };
  if (before === undefined) {
    // The demonstration has official lotteries before a feed is connected; they are hidden until then.
    await addAsWished(tx, inputOf(code, next), merchant, feeds, config.seed !== 'demo');
    return;
  }
  const fields = Object.keys(next).filter((field) => textOf(before, field) !== textOf(next, field));
  const fixed = FIXED.find((field) => fields.includes(field));
  if (fixed !== undefined) throw new PackRefusal([fixed], `${fixed} of a lottery cannot be changed`);
  const settings = fields.filter((field) => field !== 'pools' && !TERMS.some((name) => name === field));
  if (settings.length > 0) {
    const changes = Object.fromEntries(
      settings.map((field) => [field, next[field as keyof LotteryEntry]]),
    ) as GameChanges;
    if (changes.enabled === false) await checkLeastStake(tx, { gameId: code, leastMinor: null });
    await changeGame(tx, events, code, changes, feeds);
  }
  if (settings.length === fields.length) return;
  const { odds, memberDrawMinor, exposureMinor, pools } = gameOf(
    inputOf(code, next),
    merchant,
    next.family === PAIR_FAMILY.family ? PAIR_FAMILY : undefined,
  );
  // Before the odds, whose returns are checked with them.
  if (fields.includes('pools')) await putPools(tx, code, merchant.currency, pools);
  const { oddsVersion } = await readTerms(tx, code);
  await publishOdds(catalogue, tx, code, oddsVersion, odds, { memberDrawMinor, exposureMinor });
}

/**
 * Sets odds and limits of joined stations. If they are not joined yet they are joined now, as the schedule would, so
 * that the rules of odds apply to the pack and no values wait for a lottery.
 */
async function applyJoined(
  tx: Tx,
  platform: Platform,
  feeds: readonly string[],
  known: readonly Joined[],
  code: string,
  wanted: JoinedEntry,
): Promise<void> {
  const joined = known.find((one) => one.code === code);
  if (joined === undefined)
    throw new PackRefusal([], `${code} joins no two stations of one group that draw on the same day`);
  await putJoined(tx, joined);
  const now = await readLottery(tx, code);
  await applyLottery(tx, platform, feeds, code, now, completeLottery(now, wanted));
}

/** Converts an entry to a lottery request. */
function inputOf(code: string, entry: LotteryEntry): GameInput {
  const { names = {}, family = '', tag = '', plays, intervalSeconds, drawTime, memberDraw, ...rest } = entry;
  return {
    ...rest,
    code,
    names,
    family,
    tag,
    ...(typeof intervalSeconds === 'number' && { intervalSeconds }),
    ...(typeof drawTime === 'string' && { drawTime }),
    ...(typeof memberDraw === 'string' && { memberDraw }),
    ...(plays && { plays: Object.entries(plays).map(([play, terms]) => ({ play, ...terms })) }),
  };
}

/** Runs a step; a refusal is reported as a fault of this value in the file. */
async function at(path: PackPath, step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (error instanceof PackRefusal) throw new PackRefusal([...path, ...error.path], error.reason);
    if (!(error instanceof Refusal)) throw error;
    const { field, play, reason } = (error.value ?? {}) as Partial<Record<'field' | 'play' | 'reason', unknown>>;
    const below = [...(typeof play === 'string' ? ['plays', play] : []), ...(typeof field === 'string' ? [field] : [])];
    const detail = typeof reason === 'string' ? `${error.code}, ${reason}` : error.code;
    throw new PackRefusal([...path, ...below], `${below.join('.') || path.join('.')} is refused (${detail})`);
  }
}

function merged<T>(
  now: Readonly<Record<string, T>>,
  wanted: Readonly<Record<string, T>>,
  merge: (now: T | undefined, wanted: T) => T,
): Record<string, T> {
  return {
    ...now,
    ...Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, merge(now[key], value)])),
  };
}

/** Entries of `after` that differ. */
const changed = <T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(after).filter(([key]) => textOf(before, key) !== textOf(after, key));

const textOf = (entry: object, field: string): string => JSON.stringify((entry as Record<string, unknown>)[field]);
