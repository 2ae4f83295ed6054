import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  list: 'Lista',
  created: 'Solicitada',
  finished: 'Fin',
  all: 'Últimas 24 horas',
  states: {
    waiting: 'En cola',
    running: 'En curso',
    done: 'Lista',
    failed: 'Fallida',
    cancelled: 'Cancelada',
  },
};
