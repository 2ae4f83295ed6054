import { dice, fingerprint, rocket } from '@fairlot/ui/icons';
import type { Section } from '../../shared/section.ts';
import { originalsTexts as words } from './texts.ts';
import { common } from '../../shared/common-texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'originals',
      label: words.games,
      icon: dice,
      door: 'games',
      place: 20,
      permission: 'originals.read',
      load: () => import('./games.tsx').then(({ OriginalGames }) => OriginalGames),
    },
    {
      path: 'originals-rounds',
      label: words.rounds,
      icon: 'clock',
      door: 'games',
      place: 30,
      permission: 'originals.read',
      load: () => import('./rounds.tsx').then(({ OriginalRounds }) => OriginalRounds),
    },
    {
      path: 'flights',
      label: words.flights,
      icon: rocket,
      door: 'games',
      place: 40,
      permission: 'originals.read',
      load: () => import('./flights.tsx').then(({ Flights }) => Flights),
    },
    {
      path: 'seeds',
      label: words.seeds,
      icon: fingerprint,
      door: 'games',
      place: 50,
      permission: 'originals.read',
      load: () => import('./seeds.tsx').then(({ Seeds }) => Seeds),
    },
  ],
  approvals: {
    'originals.settings': { label: words.settings, permission: 'originals.change' },
    'originals.floor': { label: words.floorOfAll, permission: 'originals.change' },
  },
  memberCards: {
    originals: {
      label: words.games,
      column: 'money',
      place: 52,
      facts: { staked: common.staked, won: common.won, net: words.net, open: words.openRounds, pairs: words.pairs },
      codes: words.rows,
    },
  },
  figures: { originalRevenue: { label: words.revenue, place: 44 } },
  searchKinds: { originalRound: { label: words.rounds } },
};
