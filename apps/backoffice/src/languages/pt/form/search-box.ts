import type { words } from '../../../form/picker/search-box.tsx';

export const formSearchBox: typeof words = {
  type: 'Digite para buscar',
  none: 'Nada encontrado',
  failed: 'A busca falhou. Digite o número completo.',
};
