import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'Visible',
  hot: 'Popular',
  isNew: 'Nuevo',
  order: 'Orden',
  orderHint: 'De 1 a 999. Los números menores van primero; el predeterminado es 100.',
  maintenanceLabel: 'Motivo del mantenimiento, visible para los jugadores',
  maintenanceHint: 'Déjelo vacío mientras el proveedor esté disponible.',
  untilLabel: 'Fin del mantenimiento',
  untilHint: 'El mantenimiento termina entonces automáticamente. Déjelo vacío para terminarlo usted.',
  wrongOrder: 'El orden es un número entero de 1 a 999.',
};
