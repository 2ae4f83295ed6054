import { expect, it } from 'vitest';
import type { LotteryGame } from '../api/menu.ts';
import { searchGames } from './search-games.ts';

const game = (remark: string, gameMenuTag: string) => ({ remark, gameMenuTag }) as LotteryGame;
const GAMES = [game('Đà Nẵng', 'CENTRAL'), game('Hà Nội', 'NORTH'), game('Đà Lạt', 'SOUTH')];
const found = (tags: string[], text: string) => searchGames(GAMES, tags, text).map(({ remark }) => remark);

it('finds games by part of their name without accents, within the chosen groups', () => {
  expect(found([], 'da')).toEqual(['Đà Nẵng', 'Đà Lạt']);
  expect(found(['SOUTH', 'NORTH'], '')).toEqual(['Hà Nội', 'Đà Lạt']);
  expect(found(['NORTH'], ' NỘI ')).toEqual(['Hà Nội']);
});
