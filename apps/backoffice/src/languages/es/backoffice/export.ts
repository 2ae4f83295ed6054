import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  title: 'Mis exportaciones',
  list: 'Lista',
  state: 'Estado',
  rows: 'Filas',
  created: 'Solicitada',
  finished: 'Fin',
  all: 'Últimas 24 horas',
  download: 'Descargar',
  cancel: 'Cancelar',
  remove: 'Quitar',
  states: {
    waiting: 'En cola',
    running: 'En curso',
    done: 'Lista',
    failed: 'Fallida',
    cancelled: 'Cancelada',
  },
};
