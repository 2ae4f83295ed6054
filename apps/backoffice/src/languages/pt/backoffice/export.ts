import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  title: 'Minhas exportações',
  list: 'Lista',
  state: 'Situação',
  rows: 'Linhas',
  created: 'Solicitada',
  finished: 'Encerrada',
  all: 'Últimas 24 horas',
  download: 'Baixar',
  cancel: 'Cancelar',
  remove: 'Remover',
  states: {
    waiting: 'Na fila',
    running: 'Em andamento',
    done: 'Pronta',
    failed: 'Falhou',
    cancelled: 'Cancelada',
  },
};
