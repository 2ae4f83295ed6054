import { drawStream, sha256, uniformInt } from '@fairlot/fairness';
import { describe, expect, it } from 'vitest';
import { runBattery, suspicious, testDraws } from './battery.ts';
import { testBets } from './bets.ts';
import type { Mapping } from './finding.ts';
import { rawBlocks, readDieharder } from './dieharder.ts';
import { drawAll, STRUCTURES } from './drawn.ts';
import { testRangeMapper } from './range-mapper.ts';
import { countAlarms, FAULTS, findFault, findModulo } from './self-test.ts';
import { chiSquareTail, normalTail, poissonTail } from './statistics.ts';

describe('p values', () => {
  // From tables of the chi-square and the normal distribution.
  it.each([
    [3.841, 1, 0.05],
    [16.919, 9, 0.05],
    [21.666, 9, 0.01],
    [123.225, 99, 0.05],
    [66.51, 99, 0.995],
    [0.0158, 1, 0.9],
  ])('chi-square %d with %i degrees: %d', (x, degrees, p) => {
    expect(chiSquareTail(x, degrees)).toBeCloseTo(p, 3);
  });

  // Two-sided sums of the Poisson distribution with mean 3 and 30; for a hundred thousand the normal approximation.
  it.each([
    [0, 3, 0.0996],
    [8, 3, 0.0238],
    [3, 3, 1],
    [50, 30, 0.0015],
    [99_380, 100_000, 0.05],
  ])('for a count of %i where %i are expected: %d', (count, expected, p) => {
    expect(poissonTail(count, expected)).toBeCloseTo(p, 3);
  });

  it('for the normal distribution', () => {
    expect(normalTail(1.96)).toBeCloseTo(0.05, 4);
    expect(normalTail(-2.5758)).toBeCloseTo(0.01, 4);
  });
});

it('a short run over whole draws and the range mapper finds nothing', async () => {
  const drawn = await drawAll(1500, 'fairlot fairness short');
  const findings = [
    ...testDraws(drawn),
    ...drawn.flatMap((each) => testBets(each, 'fairlot fairness short')),
    ...testRangeMapper(uniformInt, 30_000, 'fairlot fairness short'),
  ];
  expect(findings.length).toBeGreaterThan(900);
  expect(suspicious(findings)).toEqual([]);
});

describe('the self-test', () => {
  // The smallest fault is detectable in a million digits, the others much earlier.
  const draws = new Map([
    ['a digit 2 % rarer', 10_000],
    ['a tenth of the ones of dice are sixes', 10_000],
    ['the number 01 wins 20 % of the races that it would be second in', 20_000],
  ]);
  const finders = new Map([
    ['a digit 2 % rarer', 'VN_NORTH all digits'],
    ['no repeats in a prize', 'VN_NORTH within G3'],
    ['the last prize copies the tail of the special in 20 % of draws', 'VN_NORTH DB and G7'],
    ['the second ball follows the first in 20 % of draws', 'LOTTO_6_45 number 2 after 1'],
    ['a tenth of the ones of dice are sixes', 'K3 numbers 1'],
    ['the number 01 wins 20 % of the races that it would be second in', 'PK10 number 1'],
    ['the second ball of keno follows the first in 20 % of draws', 'KENO number 2 after 1'],
  ]);

  it.each(FAULTS)(
    'finds $fault',
    (fault) => {
      const found = findFault(fault, draws.get(fault.fault) ?? 2000, 'fairlot self-test');
      expect(found.map(({ mapping }) => mapping)).toContain(finders.get(fault.fault));
    },
    60_000,
  );

  it('finds a 24-bit word modulo the range', () => {
    expect(findModulo(1_200_000, 'fairlot self-test').map(({ mapping }) => mapping)).toEqual([
      'mapper to 1000000',
      'mapper to 3000000000',
    ]);
  });

  it('finds nothing in fair draws, and small p values occur at their nominal rate', () => {
    const { alarms, tests, belowThousandth, isTooMany } = countAlarms(2, 1500, 'fairlot self-test');
    expect({ alarms, isTooMany }).toEqual({ alarms: 0, isTooMany: false });
    expect(poissonTail(belowThousandth, tests / 1000)).toBeGreaterThan(0.01);
  });
});

it('a bet that wins more often than its published return is found by its hits', async () => {
  const structures = STRUCTURES.filter(({ code }) => code === 'PC28');
  const [drawn] = await drawAll(1500, 'fairlot fairness short', structures);
  // Every 0 is drawn as 5, so that the sum is big more often.
  const results = drawn!.results.map((result) =>
    result.map((level) => ({ ...level, numbers: level.numbers.map((number) => (number === '0' ? '5' : number)) })),
  );
  const found = suspicious(testBets({ structure: drawn!.structure, results }, 'bent')).map(({ mapping }) => mapping);
  expect(found).toEqual(expect.arrayContaining(['PC28 pcbigsmall 0', 'PC28 pcbigsmall 1']));
});

describe('finds values that are not fair', () => {
  const fair = Array.from({ length: 6000 }, (_, index) => (index * 7919 + ((index * index) % 10007)) % 10);
  const mapping = (values: number[]): Mapping[] => [{ name: 'bent', classes: 10, values }];
  const found = (values: number[]) => suspicious(runBattery(mapping(values))).map(({ test }) => test);

  it.each([
    ['chi-square', fair.map((value, index) => (index % 8 === 0 ? 3 : value))],
    ['serial', fair.map((value, index) => (index % 2 === 1 && (fair[index - 1] ?? 0) === 4 ? 4 : value))],
    ['gap', Array.from({ length: 6000 }, (_, index) => index % 10)],
    ['runs', Array.from({ length: 6000 }, (_, index) => (index % 2) * 5 + (Math.floor(index / 2) % 5))],
  ] as const)('by the %s test', (test, values) => {
    expect(found([...values])).toContain(test);
  });
});

it('dieharder reads the bytes of the draws', () => {
  const key = sha256(new Uint8Array([1]));
  const stream = drawStream(key);
  const blocks = rawBlocks(key);
  for (let n = 0; n < 5; n += 1)
    expect([...blocks.next().value]).toEqual(Array.from({ length: 32 }, () => stream.next().value));
});

it('parses the table of dieharder', () => {
  const text = `#=============================================================================#
        test_name   |ntup| tsamples |psamples|  p-value |Assessment
#=============================================================================#
   diehard_birthdays|   0|       100|     100|0.37109411|  PASSED
        sts_monobit|   1|    100000|     100|0.00000001|  FAILED
`;
  expect(readDieharder(text)).toEqual([
    { test: 'diehard_birthdays', p: 0.37109411, assessment: 'PASSED' },
    { test: 'sts_monobit', p: 0.00000001, assessment: 'FAILED' },
  ]);
});
