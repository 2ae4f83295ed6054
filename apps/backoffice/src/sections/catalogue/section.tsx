import { Gamepad2, Plug } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick({ vendors: 'Vendors', games: 'Games' }, { vendors: 'Nhà cung cấp', games: 'Trò chơi' });

export const section: Section = {
  pages: [
    {
      path: 'vendors',
      label: words.vendors,
      icon: Plug,
      group: 'games',
      place: 10,
      letter: 'v',
      permission: 'catalogue.read',
      load: () => import('./vendors.tsx').then(({ Vendors }) => Vendors),
    },
    {
      path: 'games',
      label: words.games,
      icon: Gamepad2,
      group: 'games',
      place: 20,
      letter: 'g',
      permission: 'catalogue.read',
      load: () => import('./games.tsx').then(({ Games }) => Games),
    },
  ],
  searchKinds: { game: { label: words.games } },
};
