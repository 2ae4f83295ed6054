import { describe, expect, it } from 'vitest';
import { utf8 } from './bytes.ts';
import { commitment, drawKey, drawNumbers, drawStream, sha256, toHex, uniformInt } from './index.ts';

const INPUT = {
  seed: sha256(utf8('seed')),
  merkleRoot: new Uint8Array(32),
  gameCode: 'VN60',
  numero: '202601010001',
  rulesVersion: 1,
};

describe('drawKey', () => {
  it('changes with every input', () => {
    const other = sha256(utf8('other'));
    const variants = [
      {},
      { seed: other },
      { merkleRoot: other },
      { beacon: other },
      { gameCode: 'VN300' },
      { numero: '202601010002' },
      { rulesVersion: 2 },
    ];
    const keys = variants.map((variant) => toHex(drawKey({ ...INPUT, ...variant })));
    expect(new Set(keys).size).toBe(variants.length);
  });

  it.each([
    { seed: new Uint8Array(31) },
    { merkleRoot: new Uint8Array(33) },
    { beacon: new Uint8Array(0) },
    { gameCode: 'VN|60' },
    { gameCode: '' },
    { numero: '1|2' },
    { rulesVersion: 0 },
    { rulesVersion: 1.5 },
  ])('rejects %o', (bad) => {
    expect(() => drawKey({ ...INPUT, ...bad })).toThrow(RangeError);
  });
});

describe('uniformInt', () => {
  it('passes a chi-square test over 100 values', () => {
    const stream = drawStream(sha256(utf8('chi-square')));
    const counts = Array.from({ length: 100 }, () => 0);
    const samples = 100_000;
    for (let i = 0; i < samples; i += 1) {
      const value = uniformInt(stream, 100);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts).toHaveLength(100);
    const expected = samples / 100;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 99 degrees of freedom: 0.1 % and 99.9 % points, so neither too uneven nor suspiciously even
    expect(chiSquare).toBeGreaterThan(61);
    expect(chiSquare).toBeLessThan(148.3);
  });

  it('does not favour low values when 2^32 is not a multiple of n', () => {
    const n = 3_000_000_000;
    const stream = drawStream(sha256(utf8('rejection')));
    const samples = 20_000;
    let low = 0;
    for (let i = 0; i < samples; i += 1) if (uniformInt(stream, n) < n / 3) low += 1;
    // Without rejection a third of the range would come up in 47 % of draws; 5 standard deviations are 0.017
    expect(Math.abs(low / samples - 1 / 3)).toBeLessThan(0.017);
  });

  it('rejects ranges it cannot serve', () => {
    const stream = drawStream(sha256(utf8('range')));
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => uniformInt(stream, n)).toThrow(RangeError);
    expect(uniformInt(stream, 1)).toBe(0);
  });
});

describe('drawNumbers', () => {
  it('is the same for the same key, keeps leading zeros and takes levels in the given order', async () => {
    const levels = [
      { code: 'A', count: 300, width: 3 },
      { code: 'B', count: 2, width: 6 },
    ];
    const key = drawKey(INPUT);
    const result = await drawNumbers(levels, key);
    expect(await drawNumbers(levels, key)).toEqual(result);
    expect(result.map((level) => [level.level, level.numbers.length])).toEqual([
      ['A', 300],
      ['B', 2],
    ]);
    expect(result[0]?.numbers.every((number) => /^[0-9]{3}$/.test(number))).toBe(true);
    expect(result[0]?.numbers.some((number) => number.startsWith('0'))).toBe(true);
    expect((await drawNumbers(levels.toReversed(), key))[1]?.numbers).not.toEqual(result[0]?.numbers);
  });

  it('rejects levels it cannot draw and keys of the wrong length', async () => {
    const key = drawKey(INPUT);
    for (const bad of [{ count: 0 }, { count: 1001 }, { width: 0 }, { width: 10 }, { width: 1.5 }]) {
      await expect(drawNumbers([{ code: 'A', count: 1, width: 2, ...bad }], key)).rejects.toThrow(RangeError);
    }
    await expect(drawNumbers([{ code: 'A', count: 1, width: 2 }], key.slice(1))).rejects.toThrow(RangeError);
  });
});

describe('commitment', () => {
  it('hashes only a full-length seed', async () => {
    expect(await commitment(INPUT.seed)).toBe(toHex(sha256(INPUT.seed)));
    await expect(commitment(new Uint8Array(16))).rejects.toThrow(RangeError);
  });
});

describe('distinct numbers', () => {
  const draw = (level: { count: number; width: number; distinct: { from: number; to: number } }, text = 'differ') =>
    drawNumbers([{ code: 'MAIN', ...level }], sha256(utf8(text)));

  it('are distinct, in their range and equally frequent at every position', async () => {
    const draws = 9000;
    const counts = Array.from({ length: 6 }, () => Array.from({ length: 45 }, () => 0));
    for (let n = 0; n < draws; n += 1) {
      const numbers =
        (await draw({ count: 6, width: 2, distinct: { from: 1, to: 45 } }, `differ ${n}`))[0]?.numbers ?? [];
      expect(new Set(numbers).size).toBe(6);
      numbers.forEach((number, place) => {
        const row = counts[place];
        if (row) row[Number(number) - 1] = (row[Number(number) - 1] ?? 0) + 1;
      });
    }
    for (const row of counts) {
      const chiSquare = row.reduce((sum, count) => sum + (count - draws / 45) ** 2 / (draws / 45), 0);
      // 44 degrees of freedom: 0.1 % and 99.9 % points
      expect(chiSquare).toBeGreaterThan(18.9);
      expect(chiSquare).toBeLessThan(78.8);
    }
  });

  it('take the whole range when as many are drawn as there are', async () => {
    expect(((await draw({ count: 10, width: 1, distinct: { from: 0, to: 9 } }))[0]?.numbers ?? []).toSorted()).toEqual(
      Array.from('0123456789'),
    );
  });

  it.each([
    { count: 6, width: 2, distinct: { from: 1, to: 5 } },
    { count: 1, width: 1, distinct: { from: 1, to: 10 } },
    { count: 1, width: 2, distinct: { from: -1, to: 5 } },
    { count: 1, width: 2, distinct: { from: 6, to: 5 } },
    { count: 1, width: 2, distinct: { from: 0.5, to: 5 } },
    { count: 1, width: 5, distinct: { from: 0, to: 99_999 } },
  ])('are rejected for %o', async (level) => {
    await expect(draw(level)).rejects.toThrow(RangeError);
  });
});
