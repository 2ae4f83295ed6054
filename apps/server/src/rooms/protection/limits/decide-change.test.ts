import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideChange } from './decide-change.ts';

it.each([
  ['sets a first limit immediately', null, null, 100n, { kind: 'set', value: 100n }],
  ['sets a lower limit immediately', 100n, null, 99n, { kind: 'set', value: 99n }],
  ['changes nothing when no limit is set or wanted', null, null, null, { kind: 'none' }],
  ['changes nothing when the limit stays the same', 100n, null, 100n, { kind: 'none' }],
  ['requests a higher limit', 100n, null, 101n, { kind: 'ask', value: 101n }],
  ['requests the removal of a limit', 100n, null, null, { kind: 'ask', value: null }],
  ['keeps a pending raise when the same is requested again', 100n, { value: 101n }, 101n, { kind: 'none' }],
  ['restarts the wait when another raise is requested', 100n, { value: 101n }, 102n, { kind: 'ask', value: 102n }],
  [
    'withdraws a pending raise when the current limit is chosen',
    100n,
    { value: 101n },
    100n,
    { kind: 'set', value: 100n },
  ],
  ['withdraws a pending removal when a lower limit is chosen', 100n, { value: null }, 50n, { kind: 'set', value: 50n }],
] as const)('%s', (_, value, pending, wanted, change) => {
  expect(decideChange({ value, pending }, wanted)).toEqual(change);
});

it('never raises a limit immediately', () => {
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
