import { expect, it } from 'vitest';
import type { VendorState } from './model.ts';
import { changeGame, listedGames } from './own-games.ts';

const state = { ownGames: {} } as VendorState;
const codesOf = (vendor: string, catalogueCache: { code: string; name: string; category: string }[]) =>
  listedGames(state, vendor, catalogueCache).map(({ code }) => code);
const GAME = { code: 'NWND0007', name: 'A Game', category: 'RNG' };

it('lists a few own games where the operator has none of its vendor', () => {
  expect(listedGames(state, 'FRESH', [])[0]).toEqual({ code: 'FRESH0001', name: 'Amber Harbour', category: 'RNG' });
  expect(codesOf('NWND', [])).toHaveLength(8);
});

it('keeps them beside those that the operator imported, for a vendor outside the demonstration', () => {
  expect(codesOf('FRESH', [{ ...GAME, code: 'FRESH0001' }])).toHaveLength(8);
  expect(codesOf('FRESH', [GAME])).toHaveLength(9);
  expect(codesOf('NWND', [GAME])).toEqual(['NWND0007']);
});

it('omits a withdrawn game', () => {
  expect(changeGame(state, 'FRESH', { code: 'FRESH0002', gone: true })).toBe(true);
  expect(codesOf('FRESH', [])).not.toContain('FRESH0002');
});
