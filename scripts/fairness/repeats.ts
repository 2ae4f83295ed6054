import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';
import { ballDraws, type Balls, ballsOf } from './balls.ts';
import type { Finding } from './finding.ts';
import type { Drawn } from './drawn.ts';
import { tailsOf } from './interplay.ts';
import { chiSquareOf, count, poissonTail } from './statistics.ts';

/**
 * Tests whether numbers repeat as often as expected: within a draw, from one of the draws before, and whole results in
 * the run.
 */
export function repeats({ structure, results }: Drawn): Finding[] {
  const balls = ballsOf(structure);
  return balls === null ? ofDigits(structure, results) : ofBalls(structure, balls, results);
}

function ofDigits(structure: DrawStructure, results: readonly DrawResult[]): Finding[] {
  const tails = tailsOf(results);
  const size = tails[0]?.length ?? 0;
  const finding = (name: string, test: string, p: number): Finding => ({
    mapping: `${structure.code} ${name}`,
    test,
    p,
  });
  const digits = structure.levels.reduce((sum, level) => sum + level.count * level.width, 0);
  const [top] = structure.levels;
  const special = (top?.width ?? 0) * (top?.count ?? 0);
  return [
    ...(size > 1 ? [finding('different tails of a draw', 'within', differentTails(tails, size))] : []),
    ...structure.levels.flatMap((level, index) =>
      level.count > 1 && level.width > 2
        ? [finding(`whole numbers of ${level.code}`, 'within', wholeNumbers(results, index, level.count, level.width))]
        : [],
    ),
    ...LAGS.flatMap((lag) => [
      finding(`same place, ${lag} before`, 'between', samePlace(tails, lag, 0, size)),
      finding(`any place, ${lag} before`, 'between', anyPlace(tails, lag, size)),
    ]),
    ...placesOf(structure).map(({ code, from, to }) =>
      finding(`same place of ${code}, 1 before`, 'between', samePlace(tails, 1, from, to)),
    ),
    finding(
      'highest prizes of the run',
      'between',
      equalTexts(
        results.map(([level]) => level?.numbers.join() ?? ''),
        10 ** special,
      ),
    ),
    finding('whole draws of the run', 'between', equalTexts(textsOf(results), 10 ** digits)),
  ];
}

function ofBalls({ code }: DrawStructure, balls: Balls, results: readonly DrawResult[]): Finding[] {
  const draws = ballDraws(balls, results);
  const finding = (name: string, test: string, p: number): Finding => ({ mapping: `${code} ${name}`, test, p });
  const isRepeated = draws.some((draw) => new Set(draw).size < balls.drawn);
  const orders = draws.map((draw) => draw.join());
  const sets = draws.map((draw) => draw.toSorted((a, b) => a - b).join());
  return [
    finding('balls of a draw', 'within', isRepeated ? 0 : 1),
    finding('whole draws of the run', 'between', equalTexts(orders, ordered(balls))),
    // A draw of all balls, such as a race, has one set only.
    ...(balls.drawn === balls.balls
      ? []
      : [
          ...LAGS.map((lag) => finding(`balls in common, ${lag} before`, 'between', inCommon(draws, balls, lag))),
          finding('sets of the run', 'between', equalTexts(sets, choose(balls.balls, balls.drawn))),
        ]),
  ];
}

/** Number of different tails in a draw, compared with the same number of balls in a hundred boxes. */
function differentTails(tails: readonly number[][], size: number): number {
  let chances = [1];
  for (let ball = 0; ball < size; ball += 1)
    chances = Array.from(
      { length: ball + 2 },
      (_, boxes) => ((chances[boxes] ?? 0) * boxes + (chances[boxes - 1] ?? 0) * (101 - boxes)) / 100,
    );
  return chiSquareOf(
    count(
      tails.map((draw) => new Set(draw).size),
      size + 1,
    ),
    chances.map((chance) => chance * tails.length),
  );
}

function wholeNumbers(results: readonly DrawResult[], level: number, numbers: number, width: number): number {
  let equal = 0;
  for (const result of results) equal += equalPairs(result[level]?.numbers ?? []);
  return poissonTail(equal, (results.length * choose(numbers, 2)) / 10 ** width);
}

function samePlace(tails: readonly number[][], lag: number, from: number, to: number): number {
  let equal = 0;
  for (let draw = lag; draw < tails.length; draw += 1)
    for (let place = from; place < to; place += 1) if (tails[draw]?.[place] === tails[draw - lag]?.[place]) equal += 1;
  return poissonTail(equal, ((tails.length - lag) * (to - from)) / 100);
}

function anyPlace(tails: readonly number[][], lag: number, size: number): number {
  const counts = tails.map((draw) => count(draw, 100));
  let equal = 0;
  for (let draw = lag; draw < tails.length; draw += 1)
    for (const tail of tails[draw] ?? []) equal += counts[draw - lag]?.[tail] ?? 0;
  return poissonTail(equal, ((tails.length - lag) * size * size) / 100);
}

/** Balls that two draws share, compared with the hypergeometric distribution; pairs of draws do not overlap. */
function inCommon(draws: readonly number[][], { balls, drawn }: Balls, lag: number): number {
  const shared: number[] = [];
  for (let start = 0; start + 2 * lag <= draws.length; start += 2 * lag)
    for (let draw = start; draw < start + lag; draw += 1)
      shared.push((draws[draw] ?? []).filter((ball) => draws[draw + lag]?.includes(ball)).length);
  const chances = Array.from(
    { length: drawn + 1 },
    (_, k) => (choose(drawn, k) * choose(balls - drawn, drawn - k)) / choose(balls, drawn),
  );
  return chiSquareOf(
    count(shared, drawn + 1),
    chances.map((chance) => chance * shared.length),
  );
}

function equalTexts(texts: readonly string[], possible: number): number {
  return poissonTail(equalPairs(texts), choose(texts.length, 2) / possible);
}

function equalPairs(texts: readonly string[]): number {
  const seen = new Map<string, number>();
  let pairs = 0;
  for (const text of texts) {
    const before = seen.get(text) ?? 0;
    pairs += before;
    seen.set(text, before + 1);
  }
  return pairs;
}

function textsOf(results: readonly DrawResult[]): string[] {
  return results.map((result) => result.map(({ numbers }) => numbers.join()).join('~'));
}

function placesOf(structure: DrawStructure): { code: string; from: number; to: number }[] {
  let to = 0;
  return structure.levels.map(({ code, count: numbers }) => {
    to += numbers;
    return { code, from: to - numbers, to };
  });
}

function choose(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

/** Number of draws that differ in a ball or in the order. */
function ordered({ balls, drawn }: Balls): number {
  return Array.from({ length: drawn }, (_, place) => balls - place).reduce((ways, left) => ways * left, 1);
}

const LAGS = [1, 2, 3];
