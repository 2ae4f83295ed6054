import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  title: 'Trilha de auditoria',
  object: 'Objeto começa com',
  all: 'Todos',
  money: 'Saldos',
  exports: 'Exportações',
  id: 'Número',
  at: 'Horário',
  who: 'Operador',
  what: 'Ação',
  about: 'Objeto',
  before: 'Antes',
  after: 'Depois',
  address: 'Endereço',
  token: 'Token de API',
};
