import { expect, it } from 'vitest';
import { motifOfGame } from './motif.ts';
import { DEMO_GAMES } from './demo/demo-games.testing.ts';
import { ownPageOf } from './entries/own-tiles.ts';

const GAMES = DEMO_GAMES.map(({ vendor, gameId, kind, classify = '', names: { EN: name = '' } }) => ({
  vendor,
  code: ownPageOf(vendor, gameId)?.code ?? gameId,
  category: kind,
  classify,
  name,
}));
const named = (name: string) => GAMES.filter((game) => game.name.endsWith(` ${name}`)).map(motifOfGame);

it('draws every live table, card game and sport of the demonstration with its motif', () => {
  const isNamed = ({ vendor, category }: (typeof GAMES)[number]) =>
    vendor !== 'BGS' && ['LIVE', 'PVP', 'SPORTS'].includes(category);
  for (const game of GAMES.filter(isNamed)) {
    expect([game.name, motifOfGame(game)]).not.toEqual([game.name, undefined]);
  }
  for (const [name, motif] of [
    ['Football', 'soccer'],
    ['Basketball', 'basket'],
    ['Tennis', 'tennis'],
    ['Badminton', 'shuttle'],
    ['Volleyball', 'volleyball'],
    ['Roulette', 'roulette'],
    ['Baccarat', 'baccarat'],
    ['Sicbo', 'sicbo'],
    ['Mahjong', 'tile'],
  ] as const) {
    const drawn = named(name);
    expect([name, drawn.length > 0, ...new Set(drawn)]).toEqual([name, true, motif]);
  }
});

it('draws each in-house game with its own motif, even if an operator renames it', () => {
  const own = GAMES.filter(({ vendor }) => vendor === 'BGS').map((game) => motifOfGame({ ...game, name: 'Renamed' }));
  expect(own).not.toContain(undefined);
  expect(new Set(own).size).toBe(own.length);
});

it("draws vendors' video poker and scratch cards by their class, and other slots by their id", () => {
  const slot = { vendor: 'NWND', code: 'X', category: 'RNG', name: 'Moonlit Roulette Garden' };
  expect(['VP', 'SC', 'JP', ''].map((classify) => motifOfGame({ ...slot, classify }))).toEqual([
    'poker',
    'ticket',
    undefined,
    undefined,
  ]);
});
