import type { words } from '../../../sections/backoffice/tasks.ts';

export const backofficeTasks: typeof words = {
  netByVendor: 'Neto de ayer por proveedor',
  addOperator: 'Añadir un operador',
};
