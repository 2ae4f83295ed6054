import { expect, it } from 'vitest';
import { closureOf } from './closure.ts';

const known = (status: number) => ({ status, location: { ip: '203.0.113.84', country: null } });

it('closes by the fresh answer, whatever was kept', () => {
  expect(closureOf(known(1), known(0), false)).toEqual({ kind: 'maintenance', until: null });
  expect(closureOf(known(2), null, false)).toEqual({ kind: 'restricted', ip: '203.0.113.84' });
  expect(closureOf(known(0), known(1), false)).toBeNull();
});

it('tells the planned end where there is one', () => {
  expect(closureOf({ ...known(1), maintenanceUntil: 1_795_160_400_000 }, null, false)).toEqual({
    kind: 'maintenance',
    until: 1_795_160_400_000,
  });
});

it('goes by the kept answer until there is a fresh one, and when none comes', () => {
  expect(closureOf(undefined, known(1), false)).toEqual({ kind: 'maintenance', until: null });
  expect(closureOf(undefined, known(0), true)).toBeNull();
});

it('without any answer only a failing server closes, not a lost network', () => {
  expect(closureOf(undefined, null, true)).toEqual({ kind: 'maintenance', until: null });
  expect(closureOf(undefined, null, false)).toBeNull();
});
