/**
 * The tickets of the lottos, written from the games' public prize tables and not from the engine: every combination of
 * a line is listed and compared with the draw on its own.
 */
export interface LottoFacts {
  highest: number;
  size: number;
  /** Prize of one combination by its drawn numbers and the bonus number: a pool's code or a multiple of its price. */
  prize: (matches: number, hasBonus: boolean) => string | number;
  /** The bonus number is one of the same balls, or a separate number that members pick. */
  bonus: 'ball' | 'pick' | null;
}

export const LOTTOS: Readonly<Record<'LOTTO645' | 'LOTTO655' | 'LOTTO535', LottoFacts>> = {
  LOTTO645: {
    highest: 45,
    size: 6,
    bonus: null,
    prize: (matches) => (matches === 6 ? 'J1' : ([0, 0, 0, 3, 30, 1000][matches] ?? 0)),
  },
  LOTTO655: {
    highest: 55,
    size: 6,
    bonus: 'ball',
    prize: (matches, hasBonus) => {
      if (matches === 6) return 'J1';
      if (matches === 5) return hasBonus ? 'J2' : 4000;
      return [0, 0, 0, 5, 50][matches] ?? 0;
    },
  },
  LOTTO535: {
    highest: 35,
    size: 5,
    bonus: 'pick',
    prize: (matches, hasBonus) => {
      if (hasBonus) return matches === 5 ? 'J1' : ([1, 1, 1, 10, 500][matches] ?? 0);
      return [0, 0, 0, 3, 50, 1000][matches] ?? 0;
    },
  },
};

/** The win of a line: the sum of the multiples, and the combinations that win each pool. */
export function lottoWins(
  { highest, size, bonus, prize }: LottoFacts,
  drawn: readonly number[],
  bonusDrawn: number,
  picks: readonly number[],
  special = 0,
): { combinations: number; times: number; pools: Record<string, number> } {
  const pools: Record<string, number> = {};
  let [times, combinations] = [0, 0];
  for (const line of combinationsOf(highest, size, picks)) {
    combinations += 1;
    const matches = line.filter((number) => drawn.includes(number)).length;
    const won = prize(matches, bonus === 'pick' ? special === bonusDrawn : line.includes(bonusDrawn));
    if (typeof won === 'number') times += won;
    else pools[won] = (pools[won] ?? 0) + 1;
  }
  return { combinations, times, pools };
}

/** Every combination within the picks of a system, or around those of a short one. */
function combinationsOf(highest: number, size: number, picks: readonly number[]): number[][] {
  const all = Array.from({ length: highest }, (_, index) => index + 1);
  const [from, base] = picks.length >= size ? [picks, []] : [all.filter((one) => !picks.includes(one)), [...picks]];
  return subsets(from, size - base.length).map((subset) => [...base, ...subset]);
}

function subsets(values: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) => subsets(values.slice(index + 1), count - 1).map((rest) => [value, ...rest]));
}
