import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  object: 'El objeto empieza por',
  all: 'Todo',
  money: 'Saldos',
  exports: 'Exportaciones',
  what: 'Acción',
  about: 'Objeto',
  token: 'Token de API',
};
