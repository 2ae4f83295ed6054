import { describe, expect, it } from 'vitest';
import {
  canonicalPicks,
  type DrawResult,
  exactReturn,
  hits,
  LAO,
  LAO_PLAYS,
  lowestPicks,
  ordersOf,
  THAI,
  THAI_PLAYS,
  validatePicks,
  winningPicks,
} from '../index.ts';

const thai = (first: string, front: string[], last: string[], two: string): DrawResult => [
  { level: 'FIRST', numbers: [first] },
  { level: 'FRONT3', numbers: front },
  { level: 'LAST3', numbers: last },
  { level: 'LAST2', numbers: [two] },
];
const lao = (number: string): DrawResult => [{ level: 'MAIN', numbers: [number] }];
const TEN = Array.from({ length: 10 }, (_, digit) => String(digit));
const THREE = TEN.flatMap((a) => TEN.flatMap((b) => TEN.map((c) => a + b + c)));
/** The permutations of three digits, from the description and not from the engine. */
const isOrderOf = (a: string, b: string) => a.split('').sort().join() === b.split('').sort().join();

describe('Lao four digits, on all 10,000 draws', () => {
  const ORACLE: Readonly<Record<string, (drawn: string, pick: string) => boolean>> = {
    top4: (drawn, pick) => drawn === pick,
    top3: (drawn, pick) => drawn.slice(1) === pick,
    top2: (drawn, pick) => drawn.slice(2) === pick,
    bottom2: (drawn, pick) => drawn.slice(0, 2) === pick,
    tote6: (drawn, pick) => isOrderOf(drawn.slice(1), pick),
    tote3: (drawn, pick) => isOrderOf(drawn.slice(1), pick),
    runtop: (drawn, pick) => drawn.slice(1).includes(pick),
    runbottom: (drawn, pick) => drawn.slice(0, 2).includes(pick),
  };
  it.each(LAO_PLAYS.map((play) => [play.code, play] as const))('%s wins and returns exactly that', (code, play) => {
    const picks = { top4: '0730', top3: '730', top2: '30', bottom2: '07', tote6: '370', tote3: '883' }[code] ?? '7';
    let total = 0n;
    const wrong: string[] = [];
    for (const drawn of THREE.flatMap((rest) => TEN.map((first) => first + rest))) {
      const expected = Number(ORACLE[code]!(drawn, picks));
      total += BigInt(expected);
      const listed = winningPicks(play, LAO, lao(drawn)).get(canonicalPicks(play, [picks])[0]!) ?? 0;
      if (hits(play, LAO, lao(drawn), [picks]) !== expected || listed !== expected) wrong.push(drawn);
    }
    expect(wrong).toEqual([]);
    const { numerator, denominator } = exactReturn(play, LAO);
    expect(total * play.odds * denominator).toBe(numerator * 10_000n * 10_000n);
  });
});

describe('Thai top, bottom and tote', () => {
  const drawn = thai('835172', ['113', '560'], ['204', '204'], '09');
  it.each([
    ['top3', '172', 1],
    ['top3', '835', 0],
    ['top2', '72', 1],
    ['bottom2', '09', 1],
    ['bottom2', '72', 0],
    ['thaifront3', '560', 1],
    ['thaifront3', '172', 0],
    ['bottom3', '204', 2],
    ['tote6', '217', 1],
    ['tote6', '560', 0],
    ['tote3', '117', 0],
    ['runtop', '1', 1],
    ['runtop', '8', 0],
    ['runbottom', '0', 1],
    ['runbottom', '2', 0],
  ])('%s %s: %i hits', (code, pick, count) => {
    expect(
      hits(
        THAI_PLAYS.find((play) => play.code === code)!,
        THAI,
        drawn,
        [pick],
      ),
    ).toBe(count);
  });

  it('tote and run win on as many of the thousand endings as their return states', () => {
    for (const [code, pick, ways] of [
      ['tote6', '123', 6],
      ['tote3', '112', 3],
      ['runtop', '4', 271],
    ] as const) {
      const play = THAI_PLAYS.find((one) => one.code === code)!;
      const won = THREE.filter(
        (end) => hits(play, THAI, thai(`000${end}`, ['0', '0'].map(pad), ['9', '9'].map(pad), '00'), [pick]) > 0,
      );
      expect([code, won.length]).toEqual([code, ways]);
      const { numerator, denominator } = exactReturn(play, THAI);
      expect(BigInt(ways) * play.odds * denominator).toBe(numerator * 1000n * 10_000n);
    }
  });

  it('returns more than 97.7 % and at most 98 %', () => {
    for (const [structure, plays] of [
      [THAI, THAI_PLAYS],
      [LAO, LAO_PLAYS],
    ] as const)
      for (const play of plays) {
        const percent = Number(exactReturn(play, structure).percentText);
        expect([play.code, percent > 97.7 && percent <= 98]).toEqual([play.code, true]);
      }
  });
});
const pad = (digit: string) => digit.repeat(3);

it('accepts only numbers with the orders of the bet, in any order', () => {
  const [six, three] = ['tote6', 'tote3'].map((code) => THAI_PLAYS.find((play) => play.code === code)!);
  expect(['123', '112', '111', '1122', '1112'].map(ordersOf)).toEqual([6, 3, 1, 6, 4]);
  expect(['1234', '1123', '0000'].map(ordersOf)).toEqual([24, 12, 1]);
  expect([validatePicks(six!, ['321']), validatePicks(six!, ['322']), validatePicks(six!, ['32'])]).toEqual([
    null,
    'picks.orders',
    'picks.format',
  ]);
  expect(validatePicks(three!, ['111'])).toBe('picks.orders');
  expect(canonicalPicks(six!, ['321'])).toEqual(['123']);
  expect([lowestPicks(six!), lowestPicks(three!)]).toEqual([['012'], ['001']]);
});
