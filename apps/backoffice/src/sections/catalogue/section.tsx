import { Gamepad2 } from 'lucide-react';
import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

export const words = translated('catalogueSection', { games: 'Games' });

export const section: Section = {
  pages: [
    {
      path: 'games',
      label: words.games,
      icon: Gamepad2,
      door: 'games',
      place: 10,
      letter: 'g',
      permission: 'catalogue.read',
      load: () => import('./games.tsx').then(({ Games }) => Games),
    },
  ],
  searchKinds: { game: { label: words.games } },
};
