import type { customerTypeNames } from '../../../form/picker/customer-types.ts';

export const formCustomerTypeNames: typeof customerTypeNames = {
  0: 'Membros',
  1: 'Agentes',
  4: 'Jogadores de teste',
};
