import { expect, it } from 'vitest';
import { gameFilterOf } from './game-filter.ts';

it('reads type and vendor of an address', () => {
  expect(gameFilterOf({ gameType: 'FISH', vassalage: 'BGS', other: 'x' })).toEqual({ gameType: 'FISH', vassalage: 'BGS' });
});

it.each<Record<string, string>>([{}, { gameType: '' }, { gameType: 'x'.repeat(65) }])('falls back to RNG for %j', (search) => {
  expect(gameFilterOf(search)).toEqual({ gameType: 'RNG' });
});
