import { ORIGINAL_CODES } from '@fairlot/contract/originals/codes';
import type { PageRoute } from '../page-route.ts';

/** In-house games, for members only: visitors have to log in and then return here. */
export const routes: readonly PageRoute[] = ORIGINAL_CODES.map((game) => ({
  path: `/m/inhouse/${game}`,
  page: 'inhouse-game',
  guard: 'member',
  titleKey: `original.${game}`,
  header: 'none',
  wide: 'split',
  footer: 'none',
  texts: ['originals', 'protection'],
}));
