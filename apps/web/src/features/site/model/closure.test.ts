import { expect, it } from 'vitest';
import { closureOf } from './closure.ts';

const known = (status: number) => ({ status, location: { ip: '203.0.113.84', country: null } });

it('uses the fresh answer, whatever was stored', () => {
  expect(closureOf(known(1), known(0), false)).toEqual({ kind: 'maintenance', until: null });
  expect(closureOf(known(2), null, false)).toEqual({ kind: 'restricted', ip: '203.0.113.84' });
  expect(closureOf(known(0), known(1), false)).toBeNull();
});

it('returns the planned end if there is one', () => {
  expect(closureOf({ ...known(1), maintenanceUntil: 1_795_160_400_000 }, null, false)).toEqual({
    kind: 'maintenance',
    until: 1_795_160_400_000,
  });
});

it('distinguishes a site that was never opened from one in maintenance', () => {
  expect(closureOf({ ...known(1), opened: false }, null, false)).toEqual({ kind: 'unopened' });
  expect(closureOf(undefined, { ...known(1), opened: false }, false)).toEqual({ kind: 'unopened' });
  expect(closureOf({ ...known(1), opened: true }, null, false)).toEqual({ kind: 'maintenance', until: null });
});

it('uses the stored answer until a fresh one arrives, and when none arrives', () => {
  expect(closureOf(undefined, known(1), false)).toEqual({ kind: 'maintenance', until: null });
  expect(closureOf(undefined, known(0), true)).toBeNull();
});

it('without any answer, closes for a failing server but not for a lost network', () => {
  expect(closureOf(undefined, null, true)).toEqual({ kind: 'maintenance', until: null });
  expect(closureOf(undefined, null, false)).toBeNull();
});
