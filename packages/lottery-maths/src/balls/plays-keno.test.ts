import { expect, it } from 'vitest';
import { exactReturn, hits, KENO, KENO_PLAYS, pickRange, type Play, validatePicks, winners } from '../index.ts';

/** Draws that cover ties, both halves and parities: 20 of 80 by a fixed sequence. */
function draw(seed: number): string[] {
  let state = seed * 2_654_435_761 + 1;
  const left = Array.from({ length: 80 }, (_, index) => index + 1);
  return Array.from({ length: 20 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String(left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0]).padStart(2, '0');
  });
}
const DRAWS = Array.from({ length: 600 }, (_, index) => draw(index + 1));

/** The rules in words, written from the description of the game. */
function wins(code: string, drawn: readonly number[], picks: readonly number[]): boolean {
  const sum = drawn.reduce((total, number) => total + number, 0);
  const [low, odd] = [drawn.filter((number) => number <= 40).length, drawn.filter((number) => number % 2 === 1).length];
  const [pick] = picks;
  const isOdd = sum % 2 === 1;
  const byCode: Readonly<Record<string, boolean>> = {
    kenobigsmall: pick === 1 ? sum > 810 : sum < 810,
    keno810: sum === 810,
    kenoodd: isOdd,
    kenoeven: !isOdd,
    kenobigodd: sum > 810 && isOdd,
    kenobigeven: sum > 810 && !isOdd,
    kenosmallodd: sum < 810 && isOdd,
    kenosmalleven: sum < 810 && !isOdd,
    kenoupdown: pick === 1 ? low > 10 : low < 10,
    kenomiddle: low === 10,
    kenomajority: pick === 1 ? odd > 10 : odd < 10,
    kenobalance: odd === 10,
    kenometal: sum <= 695,
    kenowood: sum >= 696 && sum <= 763,
    kenowater: sum >= 764 && sum <= 855,
    kenofire: sum >= 856 && sum <= 923,
    kenoearth: sum >= 924,
  };
  return byCode[code] ?? picks.every((number) => drawn.includes(number));
}

/** Picks of a play: every one of a short range, otherwise some lines of which most contain drawn numbers. */
function linesOf({ picks }: Play, drawn: readonly string[]): string[][] {
  const { from, to } = pickRange(picks);
  if (to - from < 2) return Array.from({ length: to - from + 1 }, (_, index) => [String(from + index)]);
  return [drawn.slice(0, picks.count).toSorted(), [...drawn.slice(1, picks.count), draw(9)[3]!].toSorted()];
}

it.each(KENO_PLAYS.map((play) => [play.code, play] as const))('%s agrees with its description', (code, play) => {
  let won = 0;
  const wrong: unknown[] = [];
  for (const drawn of DRAWS) {
    const result = [{ level: 'MAIN', numbers: drawn }];
    for (const picks of linesOf(play, drawn)) {
      if (validatePicks(play, picks) !== null) continue;
      const expected = Number(wins(code, drawn.map(Number), picks.map(Number)));
      won += expected;
      const listed = winners(play, KENO, result);
      const isListed = listed.kind !== 'listed' || (listed.picks.get(picks.join(',')) ?? 0) === expected;
      if (hits(play, KENO, result, picks) !== expected || !isListed) wrong.push([drawn, picks]);
    }
  }
  expect(wrong).toEqual([]);
  expect(won).toBeGreaterThan(0);
});

it('counts the chances that are published for keno', () => {
  const chance = (code: string) => {
    const play = KENO_PLAYS.find((one) => one.code === code)!;
    const { numerator, denominator } = exactReturn({ ...play, odds: 10_000n }, KENO);
    return Number((numerator * 10n ** 12n) / denominator) / 1e12;
  };
  const fair = [1, 2, 3, 4, 5, 6].map((count) => (1 / chance(`spot${count}`)).toFixed(2));
  expect(fair).toEqual(['4.00', '16.63', '72.07', '326.44', '1550.57', '7752.84']);
  expect(2 * chance('kenobigsmall') + chance('keno810')).toBeCloseTo(1, 11);
  expect(chance('kenoodd') + chance('kenoeven')).toBeCloseTo(1, 11);
  expect(2 * chance('kenoupdown') + chance('kenomiddle')).toBeCloseTo(1, 11);
  const elements = ['metal', 'wood', 'water', 'fire', 'earth'].map((name) => chance(`keno${name}`));
  expect(elements.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 11);
  // C(40,10)² / C(80,20), and the sums of 600 draws agree with the counted chance of water within four deviations.
  expect(chance('kenomiddle')).toBeCloseTo(0.203243031691, 11);
  const water = DRAWS.filter((drawn) => wins('kenowater', drawn.map(Number), [1])).length;
  expect(Math.abs(water - 600 * chance('kenowater'))).toBeLessThan(4 * Math.sqrt(600 * 0.388 * 0.612));
});

it('returns more than 97.4 % and at most 98 %', () => {
  for (const play of KENO_PLAYS) {
    const percent = Number(exactReturn(play, KENO).percentText);
    expect([play.code, percent > 97.4 && percent <= 98]).toEqual([play.code, true]);
  }
});
