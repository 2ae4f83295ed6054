import { gamepad } from '@fairlot/ui/icons';
import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

export const words = translated('catalogueSection', { games: 'Games' });

export const section: Section = {
  pages: [
    {
      path: 'games',
      label: words.games,
      icon: gamepad,
      door: 'games',
      place: 10,
      letter: 'g',
      permission: 'catalogue.read',
      load: () => import('./games.tsx').then(({ Games }) => Games),
    },
  ],
  searchKinds: { game: { label: words.games } },
};
