import { drawStream, sha256 } from '@fairlot/fairness';
import { describe, expect, it } from 'vitest';
import { type Mapping, runBattery, suspicious } from './battery.ts';
import { rawBlocks, readDieharder } from './dieharder.ts';
import { drawnMappings } from './mappings.ts';
import { chiSquareTail, normalTail } from './statistics.ts';

describe('p values', () => {
  // Tables of the chi-square and the normal distribution.
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

  it('of the normal distribution', () => {
    expect(normalTail(1.96)).toBeCloseTo(0.05, 4);
    expect(normalTail(-2.5758)).toBeCloseTo(0.01, 4);
  });
});

it('a short battery over whole draws finds nothing', async () => {
  const findings = runBattery(await drawnMappings(1500, 'fairlot fairness short'));
  expect(findings.length).toBeGreaterThan(400);
  expect(suspicious(findings)).toEqual([]);
}, 30_000);

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

it('dieharder is fed the bytes of the draws', () => {
  const key = sha256(new Uint8Array([1]));
  const stream = drawStream(key);
  const blocks = rawBlocks(key);
  for (let n = 0; n < 5; n += 1)
    expect([...blocks.next().value]).toEqual(Array.from({ length: 32 }, () => stream.next().value));
});

it('reads the table of dieharder', () => {
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
