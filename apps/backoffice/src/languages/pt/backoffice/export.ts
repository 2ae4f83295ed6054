import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  list: 'Lista',
  created: 'Solicitada',
  finished: 'Encerrada',
  all: 'Últimas 24 horas',
  states: {
    waiting: 'Na fila',
    running: 'Em andamento',
    done: 'Pronta',
    failed: 'Falhou',
    cancelled: 'Cancelada',
  },
};
