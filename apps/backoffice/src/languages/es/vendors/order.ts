import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'Visible',
  maintenanceLabel: 'Motivo del mantenimiento, visible para los jugadores',
  maintenanceHint: 'Déjelo vacío mientras el proveedor esté disponible.',
  untilLabel: 'Fin del mantenimiento',
  untilHint: 'El mantenimiento termina entonces automáticamente. Déjelo vacío para terminarlo usted.',
};
