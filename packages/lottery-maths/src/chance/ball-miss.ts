import { figureWays, isInBand } from '../rules/balls.ts';
import { type Balls, ballsOf, choose } from '../rules/drawn-balls.ts';
import type { BallsRule } from '../rules/ball-rules.ts';
import { lottoTable } from '../rules/lotto.ts';
import { matchHits } from '../rules/matches.ts';
import type { PlayDefinition } from '../play.ts';
import type { DrawStructure } from '../structure.ts';
import { bonusPick } from '../picks.ts';
import { valuesIn } from '../rules/outcome.ts';
import { bitsIn } from './bits.ts';
import { type ChanceLine, compareFractions, type Miss } from './line.ts';

/** Whether a line wins, by the number of its picks that were drawn, without and with its special number. */
interface BallLine {
  play: PlayDefinition;
  picks: readonly string[];
  wins: readonly (readonly boolean[])[];
  /** The special number that a member has picked. */
  special: string | null;
}

/** Sets of drawn picks times lines that are compared at most; about 20 ms. */
const MOST_COMPARED = 1_000_000;

/**
 * Chance that no line has a hit where balls are drawn without repetition: counts every set of picks that can be drawn.
 * When they are too many, only the likeliest lines are counted. Bets on figures of the draw, such as its sum, are not
 * counted together with others.
 * @throws RangeError for a rule that does not belong to this kind of draw
 */
export function ballMiss(lines: readonly ChanceLine[], structure: DrawStructure): Miss {
  const balls = ballsOf(structure, 'MAIN');
  const figures = new Map<BallsRule['of'], Figure[]>();
  const others: ChanceLine[] = [];
  for (const line of lines) {
    const { rule } = line.play;
    if (rule.kind === 'balls') figures.set(rule.of, [...(figures.get(rule.of) ?? []), { rule, picks: line.picks }]);
    else others.push(line);
  }
  const parts = [...figures].map(([of, own]) => figureMiss(of, own, balls));
  if (others.length > 0) parts.push(subsetMiss(others, structure, balls));
  const [least] = parts.toSorted(compareFractions);
  if (least === undefined) throw new RangeError(`No bets on ${structure.code}`);
  return { ...least, isExact: least.isExact && parts.length === 1 };
}

interface Figure {
  rule: BallsRule;
  picks: readonly string[];
}

function figureMiss(of: BallsRule['of'], figures: readonly Figure[], balls: Balls): Miss {
  const bands = figures.flatMap(({ rule, picks }) => rule.bands.filter(({ pick }) => picks.includes(pick)));
  const lost = [...figureWays(of, balls)].filter(([figure]) => !bands.some((band) => isInBand(band, figure)));
  return { numerator: lost.reduce((sum, [, ways]) => sum + ways, 0n), denominator: balls.outcomes, isExact: true };
}

function ballLine({ play, picks }: ChanceLine, wins: BallLine['wins']): BallLine {
  const special = play.picks.bonus === undefined ? undefined : picks.find((pick) => pick.startsWith('B'));
  return { play, picks: picks.filter((pick) => pick !== special), wins, special: special ?? null };
}

/** Whether a line wins by its number of drawn picks, without and with its bonus number. */
function winsOf({ rule, picks: { count }, code }: PlayDefinition, structure: DrawStructure): BallLine['wins'] {
  const drawn = Array.from({ length: count + 1 }, (_, n) => n);
  switch (rule.kind) {
    case 'tail':
      return [drawn.map((n) => n > 0)];
    case 'allTails':
      return [drawn.map((n) => n === count)];
    case 'noTails':
      return [drawn.map((n) => n === 0)];
    case 'matches':
      return [matchHits(rule, structure).map((hits) => hits > 0)];
    case 'lotto': {
      const rows = lottoTable(rule, structure).prizes.map((row) => row.map((counts) => counts.some((n) => n > 0)));
      // A bonus ball adds prizes to lines that win without it, in all games here.
      return rule.bonus === 'pick' ? rows : rows.slice(0, 1);
    }
    case 'head':
    case 'digit':
    case 'lastTwo':
    case 'outcome':
    case 'balls':
    case 'table':
    case 'run':
    case 'pairTails':
    case 'pairTable':
    case 'someTails':
      throw new RangeError(`${code} is no bet of ${structure.code}`);
  }
}

/** The special numbers that members pick; none if no line has one. */
function specialsOf({ levels }: DrawStructure): string[] {
  const level = levels.find(({ code, without }) => code === 'BONUS' && without === undefined);
  return level?.distinct === undefined ? [] : valuesIn(level).map(bonusPick);
}

function subsetMiss(lines: readonly ChanceLine[], structure: DrawStructure, balls: Balls): Miss {
  const wins = new Map<PlayDefinition, BallLine['wins']>();
  for (const { play } of lines) if (!wins.has(play)) wins.set(play, winsOf(play, structure));
  const own = lines.map((line) => ballLine(line, wins.get(line.play) ?? []));
  const specials = specialsOf(structure);
  const counted = isCountable(own, balls) ? own : likeliest(own, balls, specials);
  return {
    numerator: missesWith(counted, balls, specials),
    denominator: balls.outcomes * BigInt(Math.max(1, specials.length)),
    isExact: counted.length === own.length,
  };
}

/** The lines that are missed least often, as many as can be compared. */
function likeliest(lines: readonly BallLine[], balls: Balls, specials: readonly string[]): BallLine[] {
  const misses = new Map<PlayDefinition, bigint>();
  for (const line of lines) if (!misses.has(line.play)) misses.set(line.play, missesWith([line], balls, specials));
  const missed = ({ play }: BallLine) => misses.get(play) ?? 0n;
  const ranked = lines.toSorted((a, b) => Number(missed(a) > missed(b)) - Number(missed(a) < missed(b)));
  // Lines that one drawn pick wins make the others fewer.
  const counted = ranked.filter(isSure);
  for (const line of ranked) if (!isSure(line) && isCountable([...counted, line], balls)) counted.push(line);
  return counted;
}

/** A line that any of its picks wins. */
const isSure = ({ wins: [without = []] }: Pick<BallLine, 'wins'>): boolean =>
  without[0] === false && without.slice(1).every(Boolean);

function isCountable(lines: readonly BallLine[], balls: Balls): boolean {
  const { others, picks } = partsOf(lines);
  return picks.length <= 30 && setsOf(picks.length, balls.size) * others.length <= MOST_COMPARED;
}

/** Picks that must not be drawn, the remaining lines, and their further picks. */
function partsOf(lines: readonly BallLine[]): { out: Set<string>; others: BallLine[]; picks: string[] } {
  const out = new Set(lines.flatMap((line) => (isSure(line) ? line.picks : [])));
  const others = lines.filter((line) => !isSure(line));
  return { out, others, picks: [...new Set(others.flatMap((line) => line.picks))].filter((pick) => !out.has(pick)) };
}

/** Draws without a hit, for every special number. */
function missesWith(lines: readonly BallLine[], balls: Balls, specials: readonly string[]): bigint {
  if (specials.length === 0) return missesOf(lines, null, balls);
  const picked = new Set(lines.flatMap(({ special }) => special ?? []));
  const others = BigInt(specials.length - picked.size);
  return [...picked].reduce(
    (sum, special) => sum + missesOf(lines, special, balls),
    others * missesOf(lines, null, balls),
  );
}

/** Draws without a hit, with a special number that lines have picked or null for one that none has. */
function missesOf(lines: readonly BallLine[], special: string | null, balls: Balls): bigint {
  const { out, others, picks } = partsOf(lines);
  const masks = others.map((line) => ({
    mask: line.picks.reduce((mask, pick) => (out.has(pick) ? mask : mask | (1 << picks.indexOf(pick))), 0),
    wins: line.wins[special !== null && line.special === special ? 1 : 0] ?? [],
  }));
  if (masks.some(({ wins }) => wins.every(Boolean))) return 0n;
  const bySize = Array.from({ length: Math.min(picks.length, balls.size) + 1 }, () => 0);
  const visit = (from: number, drawn: number, size: number): void => {
    if (!masks.some(({ mask, wins }) => wins[bitsIn(mask & drawn)] === true)) bySize[size] = (bySize[size] ?? 0) + 1;
    if (size < balls.size)
      for (let bit = from; bit < picks.length; bit += 1) visit(bit + 1, drawn | (1 << bit), size + 1);
  };
  visit(0, 0, 0);
  const left = balls.all.length - out.size - picks.length;
  return bySize.reduce((sum, sets, size) => sum + BigInt(sets) * choose(left, balls.size - size), 0n);
}

/** Number of subsets with at most `size` of the picks. */
function setsOf(picks: number, size: number): number {
  let [sets, ways] = [1, 1];
  for (let chosen = 1; chosen <= Math.min(picks, size); chosen += 1) {
    ways = (ways * (picks - chosen + 1)) / chosen;
    sets += ways;
  }
  return sets;
}
