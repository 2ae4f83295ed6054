import type { searched } from '../../../sections/backoffice/tasks.ts';

export const backofficeTaskWords: typeof searched = {
  netByVendor: 'ayer neto ingresos proveedor informe',
  addOperator: 'operador nuevo personal usuario empleado añadir crear',
};
