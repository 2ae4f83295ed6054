import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  object: 'Objeto começa com',
  all: 'Todos',
  money: 'Saldos',
  exports: 'Exportações',
  what: 'Ação',
  about: 'Objeto',
  token: 'Token de API',
};
