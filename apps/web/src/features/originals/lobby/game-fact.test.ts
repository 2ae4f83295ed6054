import { expect, it } from 'vitest';
import type { LobbyLive } from './live-query.ts';
import { factOf } from './game-fact.ts';

const t = (key: string, values?: object) => `${key}${values === undefined ? '' : JSON.stringify(values)}`;
const settings: Parameters<typeof factOf>[1]['settings'] = [
  { game: 'crash', returns: [{ setting: '', percent: '99.00' }] },
  {
    game: 'blackjack',
    returns: [
      { setting: 'table', percent: '97.50' },
      { setting: 'best', percent: '99.43' },
    ],
  },
];
const live = (players: number): LobbyLive => ({
  games: [{ game: 'crash', players }],
  last: [{ round: '7', multiplier: '1.97', hash: '', returnScaled: 9900 }],
});

it('shows players first, then the last flight, then the return', () => {
  expect(factOf('crash', { settings, live: live(3), tag: 'en', t })).toBe('3 games.playing');
  expect(factOf('crash', { settings, live: live(0), tag: 'en', t })).toBe('games.last{"result":"1.97×\u200e"}');
  expect(factOf('crash', { settings, live: live(0), tag: 'ru', t })).toBe('games.last{"result":"1,97×\u200e"}');
  expect(factOf('crash', { settings, live: undefined, tag: 'en', t })).toBe('99.00%');
  expect(factOf('blackjack', { settings, live: live(3), tag: 'en', t })).toBe('games.upTo{"percent":"99.43%"}');
  expect(factOf('keno', { settings, live: live(3), tag: 'en', t })).toBe('');
});
