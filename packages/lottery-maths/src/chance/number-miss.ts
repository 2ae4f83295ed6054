import { comparedValue } from '../compared-value.ts';
import { countNamed } from '../rules/pool.ts';
import type { PlayRule } from '../rules/rule.ts';
import type { DrawStructure, PrizeLevel } from '../structure.ts';
import { bitsIn } from './bits.ts';
import type { ChanceLine, Miss } from './line.ts';
import { type Presence, presenceChance, presenceOf } from './presence.ts';

/** Bets on several numbers together are counted up to this many different picks; each more doubles the time. */
const MOST_PICKS = 10;

/** The picks of all lines with one rule that wins by one drawn number alone. */
interface Reading {
  rule: PlayRule;
  end: 'first' | 'last';
  digits: number;
  picks: Set<string>;
  /** Winning values of these digits, which are the same for every number that takes part; set at first use. */
  won?: number[];
}

/** Equal drawn numbers: how many there are, of what width, and the values of each that win nothing on their own. */
interface Group {
  count: number;
  width: number;
  losing: Losing;
}

interface Losing {
  /** Number of losing values. */
  all: number;
  /** Those among them that end with each pair of digits. */
  byTail: readonly number[];
}

/**
 * Chance that no line has a hit where every drawn number is independent of the others: the product over the numbers of
 * those that win nothing alone. Bets on several numbers are counted over every set of their picks that can appear. When
 * these have too many picks, only the likeliest of them are counted.
 * @throws RangeError for a rule that does not belong to this kind of draw
 */
export function numberMiss(lines: readonly ChanceLine[], { code, levels }: DrawStructure): Miss {
  const readings = new Map<PlayRule, Reading>();
  const presences: Presence[] = [];
  for (const { play, picks } of lines) {
    const presence = presenceOf(play.rule, picks, levels);
    if (presence !== null) presences.push(presence);
    else {
      const read = readingOf(play.rule, levels);
      if (read === null) throw new RangeError(`${play.code} is no bet of ${code}`);
      const reading = readings.get(play.rule) ?? { rule: play.rule, ...read, picks: new Set<string>() };
      readings.set(play.rule, reading);
      for (const pick of picks) reading.picks.add(pick);
    }
  }
  const groups = groupsOf(levels, [...readings.values()]);
  const numbers = groups.reduce((sum, { count }) => sum + count, 0);
  const counted = tailsOf(presences).length <= MOST_PICKS ? presences : likeliest(presences, numbers);
  return {
    numerator: missesOf(groups, counted),
    denominator: groups.reduce((all, { width, count }) => all * 10n ** BigInt(width * count), 1n),
    isExact: counted.length === presences.length,
  };
}

const tailsOf = (presences: readonly Presence[]): string[] => [...new Set(presences.flatMap(({ picks }) => picks))];

/** The bets that hit most often on their own, as many as have few enough picks together. */
function likeliest(presences: readonly Presence[], numbers: number): Presence[] {
  const known = new Map<PlayRule, number>();
  for (const presence of presences)
    if (!known.has(presence.rule)) known.set(presence.rule, presenceChance(presence, numbers));
  const ranked = presences.toSorted((a, b) => (known.get(b.rule) ?? 0) - (known.get(a.rule) ?? 0));
  const tails = new Set<string>();
  return ranked.filter(({ picks }) => {
    const more = picks.filter((pick) => !tails.has(pick));
    if (tails.size + more.length > MOST_PICKS) return false;
    for (const pick of more) tails.add(pick);
    return true;
  });
}

/** Draws in which no number wins alone and the tails that appear win nothing together. */
function missesOf(groups: readonly Group[], presences: readonly Presence[]): bigint {
  const tails = tailsOf(presences);
  const masks = presences.map(({ picks, wins }) => ({
    mask: picks.reduce((mask, pick) => mask | (1 << tails.indexOf(pick)), 0),
    wins,
  }));
  // First the draws in which only these tails appear, then by subtraction those in which exactly they do.
  const draws = Array.from({ length: 1 << tails.length }, (_, shown) => drawsWithin(groups, tails, shown));
  for (let bit = 1; bit < draws.length; bit <<= 1)
    for (const [shown, count] of draws.entries())
      if ((shown & bit) !== 0) draws[shown] = count - (draws[shown ^ bit] ?? 0n);
  return draws.reduce(
    (sum, count, shown) => (masks.some(({ mask, wins }) => wins[bitsIn(mask & shown)] === true) ? sum : sum + count),
    0n,
  );
}

/** Draws in which no tail outside `shown` appears. */
function drawsWithin(groups: readonly Group[], tails: readonly string[], shown: number): bigint {
  return groups.reduce((draws, { count, losing }) => {
    const hidden = tails.reduce(
      (sum, tail, bit) => ((shown & (1 << bit)) === 0 ? sum + (losing.byTail[Number(tail)] ?? 0) : sum),
      0,
    );
    return draws * BigInt(losing.all - hidden) ** BigInt(count);
  }, 1n);
}

/** The drawn numbers, grouped by width and by the readings that concern them. */
function groupsOf(levels: readonly PrizeLevel[], readings: readonly Reading[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { code, count, width } of levels) {
    for (let index = 0; index < count; index += 1) {
      const own = readings.filter(({ rule, digits }) => width >= digits && concerns(rule, code, index));
      const key = [width, ...own.map((reading) => readings.indexOf(reading))].join();
      const group = groups.get(key) ?? { count: 0, width, losing: losingOf(width, own, code, index) };
      group.count += 1;
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function concerns(rule: PlayRule, level: string, index: number): boolean {
  if (rule.kind === 'table') return rule.prizes[level] !== undefined;
  if (rule.kind === 'pairTable') return rule.one[level] !== undefined;
  return 'level' in rule && index < countNamed(rule.level, level);
}

/** Counts the losing values of a number, by its last digits and by the first ones that fit them. */
function losingOf(width: number, readings: readonly Reading[], level: string, index: number): Losing {
  const won = (end: Reading['end'], least: number): { digits: number; wins: Uint8Array } => {
    const own = readings.filter((reading) => reading.end === end);
    const digits = Math.min(width, Math.max(least, ...own.map((reading) => reading.digits)));
    const wins = new Uint8Array(10 ** digits);
    for (const reading of own) mark(wins, digits, reading, level, index);
    return { digits, wins };
  };
  const [heads, tails] = [won('first', 0), won('last', 2)];
  // `shared`: digits that belong to both heads and tails. `free`: combinations of the digits in neither.
  const shared = Math.max(0, heads.digits + tails.digits - width);
  const free = 10 ** Math.max(0, width - heads.digits - tails.digits);
  const fitting = Array.from({ length: 10 ** shared }, () => 0);
  for (const [value, isWon] of heads.wins.entries())
    if (isWon === 0) fitting[value % fitting.length] = (fitting[value % fitting.length] ?? 0) + free;
  const byTail = Array.from({ length: 100 }, () => 0);
  const below = 10 ** (tails.digits - shared);
  for (let value = 0; value < tails.wins.length; value += 1)
    if (tails.wins[value] === 0)
      byTail[value % 100] = (byTail[value % 100] ?? 0) + (fitting[Math.floor(value / below)] ?? 0);
  return { all: byTail.reduce((sum, count) => sum + count, 0), byTail };
}

/** Marks the winning values among the first or last `length` digits. */
function mark(wins: Uint8Array, length: number, reading: Reading, level: string, index: number): void {
  const { end, digits } = reading;
  const own = 10 ** digits;
  const more = 10 ** (length - digits);
  reading.won ??= Array.from({ length: own }, (_, value) => value).filter((value) =>
    winsWith(reading, String(value).padStart(digits, '0'), level, index),
  );
  for (const value of reading.won)
    for (let other = 0; other < more; other += 1) wins[end === 'last' ? other * own + value : value * more + other] = 1;
}

function winsWith({ rule, picks }: Reading, value: string, level: string, index: number): boolean {
  if (rule.kind === 'run') return value.split('').some((digit) => picks.has(digit));
  const compared = comparedValue(rule, level, value, index);
  return compared !== null && picks.has(compared);
}

/** The digits of one number by which a rule wins; null for a rule that does not win so. */
function readingOf(rule: PlayRule, levels: readonly PrizeLevel[]): Pick<Reading, 'end' | 'digits'> | null {
  switch (rule.kind) {
    case 'tail':
    case 'table':
      return { end: 'last', digits: rule.digits };
    case 'head':
      return { end: 'first', digits: rule.digits };
    case 'digit':
    case 'lastTwo':
      return { end: 'last', digits: 2 };
    case 'run':
      return { end: rule.end, digits: rule.digits };
    case 'pairTable':
      // Two drawn numbers win as well, but where each number alone wins, this adds nothing.
      return levels.every(({ code }) => (rule.one[code] ?? 0) > 0) ? { end: 'last', digits: rule.digits } : null;
    case 'allTails':
    case 'noTails':
    case 'outcome':
    case 'balls':
    case 'matches':
    case 'lotto':
    case 'pairTails':
    case 'someTails':
      return null;
  }
}
