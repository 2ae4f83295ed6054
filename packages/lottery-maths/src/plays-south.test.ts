import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DrawResult,
  exactReturn,
  hits,
  linePayoutMinor,
  type Play,
  VN_NORTH,
  VN_SOUTH,
  vnPlays,
  winners,
} from './index.ts';

/** Bets of the southern players and mixed xien, compared with their rules written from the description. */
const REGIONS = { north: VN_NORTH, south: VN_SOUTH } as const;
type Region = keyof typeof REGIONS;

const playOf = (region: Region, code: string): Play => {
  const play = vnPlays(region).find((each) => each.code === code);
  if (play === undefined) throw new Error(`no play ${code}`);
  return play;
};
const numbersOf = (result: DrawResult, level: string) => result.find((each) => each.level === level)?.numbers ?? [];
const endings = (numbers: readonly string[], digits = 2) =>
  numbers.filter((number) => number.length >= digits).map((number) => number.slice(-digits));
const all = (result: DrawResult) => endings(result.flatMap(({ numbers }) => numbers));
const count = (values: readonly string[], value: string) => values.filter((each) => each === value).length;

/** Payout of a line for one unit of 10.00, in minor units; a bet composed of several small bets is played as these. */
type Naive = (result: DrawResult, picks: readonly string[], region: Region) => bigint;
const XIEN_2 = { north: 16_000n, south: 28_000n };
const XIEN_3 = { north: 65_000n, south: 150_000n };
const XIEN_4 = { north: 180_000n, south: 750_000n };

function mixed(result: DrawResult, picks: readonly string[], region: Region): bigint {
  let paid = 0n;
  for (let set = 1; set < 2 ** picks.length; set += 1) {
    const chosen = picks.filter((_, index) => Math.floor(set / 2 ** index) % 2 === 1);
    if (!chosen.every((pick) => all(result).includes(pick))) continue;
    if (chosen.length === 2) paid += XIEN_2[region];
    if (chosen.length === 3) paid += XIEN_3[region];
    if (chosen.length === 4) paid += XIEN_4[region];
  }
  return paid;
}

const NAIVE: Readonly<Record<string, Naive>> = {
  xienquay3: mixed,
  xienquay4: mixed,
  dathang: (result, picks, region) => {
    const left = [...all(result)];
    let pairs = 0n;
    while (picks.every((pick) => left.includes(pick))) {
      for (const pick of picks) left.splice(left.indexOf(pick), 1);
      pairs += 1n;
    }
    return pairs * (region === 'north' ? 950_730n : 1_343_460n);
  },
  dauduoi: (result, [pick = ''], region) =>
    BigInt(count([...numbersOf(result, region === 'north' ? 'G7' : 'G8'), ...endings(numbersOf(result, 'DB'))], pick)) *
    98_000n,
  bao7: (result, [pick = '']) => BigInt(count(seven(result, 3), pick)) * 980_000n,
  bao8: (result, [pick = '']) => BigInt(count([...seven(result, 2), ...numbersOf(result, 'G8')], pick)) * 98_000n,
};
const seven = (result: DrawResult, digits: number) =>
  endings(
    [
      ...numbersOf(result, 'DB'),
      ...numbersOf(result, 'G4').slice(0, 1),
      ...['G5', 'G6', 'G7'].flatMap((level) => numbersOf(result, level)),
    ],
    digits,
  );

const digits = (width: number, from: string) =>
  fc.array(fc.constantFrom(...from.split('')), { minLength: width, maxLength: width }).map((each) => each.join(''));
/** Draws with few different digits, so that numbers repeat. */
const resultOf = (region: Region, from: string) =>
  fc.tuple(
    ...REGIONS[region].levels.map(({ code, count: size, width }) =>
      fc.array(digits(width, from), { minLength: size, maxLength: size }).map((numbers) => ({ level: code, numbers })),
    ),
  );
const CASES = (['north', 'south'] as const).flatMap((region) =>
  Object.keys(NAIVE)
    .filter((code) => vnPlays(region).some((play) => play.code === code))
    .map((code) => [region, code] as const),
);

describe.each(CASES)('%s %s', (region, code) => {
  const play = playOf(region, code);
  const structure = REGIONS[region];
  const line = fc.uniqueArray(digits(play.picks.width, '012'), {
    minLength: play.picks.count,
    maxLength: play.picks.count,
  });

  it('pays as its description states, to the minor unit', () => {
    let won = 0;
    const draw = fc.oneof(resultOf(region, '012'), resultOf(region, '0123456789'));
    fc.assert(
      fc.property(draw, line, (result, picks) => {
        const expected = NAIVE[code]!(result, picks, region);
        if (expected > 0n) won += 1;
        expect(linePayoutMinor(play, 1000n, hits(play, structure, result, picks))).toBe(expected);
      }),
      { numRuns: 400 },
    );
    expect(won).toBeGreaterThan(20);
  });

  it('is listed by settlement with the same hits', () => {
    fc.assert(
      fc.property(resultOf(region, '012'), line, (result, picks) => {
        const won = winners(play, structure, result);
        const key = picks.toSorted().join(',');
        const drawn = picks.filter((pick) => won.kind !== 'listed' && won.values.includes(pick)).length;
        const many = won.kind === 'matches' ? won.hits[drawn] : undefined;
        const listed = won.kind === 'listed' ? won.picks.get(key) : many;
        expect(listed ?? 0).toBe(hits(play, structure, result, picks));
      }),
    );
  });
});

it('the mean of pairs equals the mean over every draw, on a structure small enough to list', () => {
  const tiny = { code: 'TINY', levels: [{ code: 'MAIN', count: 3, width: 2 }] };
  const play: Play = { ...playOf('south', 'dathang'), units: 1, odds: 10_000n };
  const mixedPlay: Play = { ...playOf('south', 'xienquay3'), units: 1, odds: 10_000n };
  // Only 00, 01, 02 and "another" matter: each of three numbers is one of these, the last with weight 97.
  let [pairs, mixedHits] = [0, 0];
  for (const numbers of product(['00', '01', '02', '50'], 3)) {
    const weight = numbers.reduce((ways, number) => ways * (number === '50' ? 97 : 1), 1);
    const result = [{ level: 'MAIN', numbers }];
    pairs += weight * hits(play, tiny, result, ['00', '01']);
    mixedHits += weight * hits(mixedPlay, tiny, result, ['00', '01', '02']);
  }
  const asNumber = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    (Number(numerator) * 1_000_000) / Number(denominator);
  expect(asNumber(exactReturn(play, tiny))).toBe(pairs);
  expect(asNumber(exactReturn(mixedPlay, tiny))).toBe(mixedHits);
});

function product(values: readonly string[], size: number): string[][] {
  return size === 0 ? [[]] : product(values, size - 1).flatMap((rest) => values.map((value) => [...rest, value]));
}
