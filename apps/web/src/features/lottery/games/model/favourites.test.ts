import { expect, it } from 'vitest';
import { readFavourites, toggleFavourite } from './favourites.ts';

it('stores favourites as a map from the user name to game ids', () => {
  const once = toggleFavourite({ other: ['A'] }, 'demo01', 'VN60');
  expect(once).toEqual({ other: ['A'], demo01: ['VN60'] });
  expect(toggleFavourite(toggleFavourite(once, 'demo01', 'HUE'), 'demo01', 'VN60')).toEqual({
    other: ['A'],
    demo01: ['HUE'],
  });
});

it('treats unreadable data as empty', () => {
  expect([null, 'x', '[]', '5', '{"a":["1",2],"b":3}'].map(readFavourites)).toEqual([{}, {}, {}, {}, { a: ['1'] }]);
});
