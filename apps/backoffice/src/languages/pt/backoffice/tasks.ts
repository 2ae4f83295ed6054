import type { words } from '../../../sections/backoffice/tasks.ts';

export const backofficeTasks: typeof words = {
  netByVendor: 'Líquido de ontem por provedor de jogos',
  addOperator: 'Adicionar um operador',
};
