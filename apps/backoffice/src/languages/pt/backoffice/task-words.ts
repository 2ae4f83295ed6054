import type { searched } from '../../../sections/backoffice/tasks.ts';

export const backofficeTaskWords: typeof searched = {
  netByVendor: 'ontem líquido receita provedor relatório',
  addOperator: 'novo operador equipe usuário funcionário adicionar criar',
};
