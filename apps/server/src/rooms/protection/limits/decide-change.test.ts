import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideChange } from './decide-change.ts';

it.each([
  ['a first limit is in force at once', null, null, 100n, { kind: 'set', value: 100n }],
  ['a lower one too', 100n, null, 99n, { kind: 'set', value: 99n }],
  ['none is none', null, null, null, { kind: 'none' }],
  ['the same is nothing', 100n, null, 100n, { kind: 'none' }],
  ['a higher one waits', 100n, null, 101n, { kind: 'ask', value: 101n }],
  ['taking it away waits', 100n, null, null, { kind: 'ask', value: null }],
  ['the same raise again goes on waiting', 100n, { value: 101n }, 101n, { kind: 'none' }],
  ['another raise waits anew', 100n, { value: 101n }, 102n, { kind: 'ask', value: 102n }],
  ['keeping what is takes the raise back', 100n, { value: 101n }, 100n, { kind: 'set', value: 100n }],
  ['a lower one takes the raise back', 100n, { value: null }, 50n, { kind: 'set', value: 50n }],
] as const)('%s', (_, value, pending, wanted, change) => {
  expect(decideChange({ value, pending }, wanted)).toEqual(change);
});

it('nothing above the limit is ever effective immediately', () => {
  const amount = fc.option(fc.bigInt({ min: 0n, max: 1000n }), { nil: null });
  fc.assert(
    fc.property(
      amount,
      fc.option(
        amount.map((value) => ({ value })),
        { nil: null },
      ),
      amount,
      (value, pending, wanted) => {
        const change = decideChange({ value, pending }, wanted);
        if (change.kind === 'set') expect(value === null || change.value <= value).toBe(true);
      },
    ),
  );
});
