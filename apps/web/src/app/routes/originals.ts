import { ORIGINAL_CODES } from '@fairlot/contract/originals/codes';
import type { PageRoute } from '../page-route.ts';

/** In-house games, for members only: a visitor is asked to log in and comes back. */
export const routes: readonly PageRoute[] = ORIGINAL_CODES.map((game) => ({
  path: `/m/inhouse/${game}`,
  page: 'inhouse-game',
  guard: 'member',
  titleKey: `original.${game}`,
  header: 'none',
  hasFooter: false,
  back: '/m/inhouse',
  texts: ['originals', 'protection'],
}));
