import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  title: 'Registro de auditoría',
  object: 'El objeto empieza por',
  all: 'Todo',
  money: 'Saldos',
  exports: 'Exportaciones',
  id: 'Número',
  at: 'Hora',
  who: 'Operador',
  what: 'Acción',
  about: 'Objeto',
  before: 'Antes',
  after: 'Después',
  address: 'Dirección',
  token: 'Token de API',
};
