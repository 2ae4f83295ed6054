import type { words } from '../../../form/picker/search-box.tsx';

export const formSearchBox: typeof words = {
  type: 'Escriba para buscar',
  none: 'No se encontró nada',
  failed: 'La búsqueda falló. Escriba el número entero.',
};
