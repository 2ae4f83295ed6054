import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';

/** Frequency of a two-digit ending in the counted draws. */
export interface NumberStatistics {
  number: string;
  /** Over all numbers of the draws; the same ending twice in one draw counts twice. */
  count: number;
  /** Number of draws with this ending. */
  draws: number;
  /** Number of times it was the ending of the special prize, if there is one. */
  specialCount: number;
  /** Draws since its last occurrence: 0 in the latest draw; null when it did not occur. */
  drawsSince: number | null;
}

/**
 * Counts the two-digit endings of all numbers, or the numbers themselves where they have one digit, such as dice, or
 * are drawn without repetition. In a race every number finishes, so only the winner counts. Bonus numbers do not count.
 * @param results latest draw first
 */
export function statisticsOf({ levels }: DrawStructure, results: readonly DrawResult[]): NumberStatistics[] {
  const digits = Math.min(2, ...levels.map(({ width }) => width));
  const { from, to } = levels[0]?.distinct ?? levels[0]?.range ?? { from: 0, to: 10 ** digits - 1 };
  const isRace = levels.length === 1 && levels[0]?.count === to - from + 1 && levels[0].distinct !== undefined;
  const special = levels.some(({ code }) => code === 'DB') ? 'DB' : null;
  const counted = new Map(
    Array.from({ length: to - from + 1 }, (_, index) => emptyOf(String(from + index).padStart(digits, '0'))),
  );
  for (const [age, result] of results.entries()) {
    const seen = new Set<string>();
    for (const { level, numbers } of result) {
      // Drawn apart from the others, in 5/35 even from other numbers.
      if (level === 'BONUS') continue;
      for (const number of isRace ? numbers.slice(0, 1) : numbers) {
        const ending = number.slice(-digits);
        const entry = counted.get(ending);
        if (entry === undefined) continue;
        entry.count += 1;
        if (level === special) entry.specialCount += 1;
        if (!seen.has(ending)) entry.draws += 1;
        seen.add(ending);
        entry.drawsSince ??= age;
      }
    }
  }
  return [...counted.values()];
}

/** The most frequent endings, and those absent the longest; ordered by number on a tie. */
export function hotAndCold(statistics: readonly NumberStatistics[], size: number): { hot: string[]; cold: string[] } {
  const away = ({ drawsSince }: NumberStatistics) => drawsSince ?? Number.POSITIVE_INFINITY;
  const by = (compare: (a: NumberStatistics, b: NumberStatistics) => number) =>
    statistics
      .toSorted(compare)
      .slice(0, size)
      .map(({ number }) => number);
  return {
    hot: by((a, b) => b.count - a.count),
    cold: by((a, b) => {
      if (away(a) === away(b)) return a.count - b.count;
      return away(b) > away(a) ? 1 : -1;
    }),
  };
}

function emptyOf(number: string): [string, NumberStatistics] {
  return [number, { number, count: 0, draws: 0, specialCount: 0, drawsSince: null }];
}
