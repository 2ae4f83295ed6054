import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  title: 'Minhas exportações',
  list: 'Lista',
  created: 'Solicitada',
  finished: 'Encerrada',
  all: 'Últimas 24 horas',
  remove: 'Remover',
  states: {
    waiting: 'Na fila',
    running: 'Em andamento',
    done: 'Pronta',
    failed: 'Falhou',
    cancelled: 'Cancelada',
  },
};
