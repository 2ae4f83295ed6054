import { expect, it } from 'vitest';
import { readFavourites, toggleFavourite } from './favourites.ts';

it('favourites are a map from the user to ids of games', () => {
  const once = toggleFavourite({ other: ['A'] }, 'demo01', 'VN60');
  expect(once).toEqual({ other: ['A'], demo01: ['VN60'] });
  expect(toggleFavourite(toggleFavourite(once, 'demo01', 'HUE'), 'demo01', 'VN60')).toEqual({
    other: ['A'],
    demo01: ['HUE'],
  });
});

it('what cannot be read counts as none', () => {
  expect([null, 'x', '[]', '5', '{"a":["1",2],"b":3}'].map(readFavourites)).toEqual([{}, {}, {}, {}, { a: ['1'] }]);
});
