import type { maintenanceTexts } from '../../../sections/site/texts.ts';

export const siteMaintenance: typeof maintenanceTexts = {
  heading: 'Mantenimiento',
  on: 'El sitio está cerrado por mantenimiento',
  off: 'El sitio está abierto',
  turnOn: 'Cerrar por mantenimiento',
  turnOff: 'Abrir el sitio',
  text:
    'Mientras el sitio está cerrado, los miembros ven la página de mantenimiento, y se rechazan boletos y ' +
    'depósitos. Los sorteos continúan.',
};
