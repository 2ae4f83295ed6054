import type { words } from '../../../sections/catalogue/section.tsx';

export const catalogueSection: typeof words = {
  games: 'Game',
};
