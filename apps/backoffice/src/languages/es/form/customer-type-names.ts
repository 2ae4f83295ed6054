import type { customerTypeNames } from '../../../form/picker/customer-types.ts';

export const formCustomerTypeNames: typeof customerTypeNames = {
  0: 'Miembros',
  1: 'Agentes',
  4: 'Jugadores de prueba',
};
