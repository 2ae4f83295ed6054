import type { customerTypeNames } from '../../../form/picker/customer-types.ts';

export const formCustomerTypeNames: typeof customerTypeNames = {
  0: 'Anggota',
  1: 'Agen',
  4: 'Pemain coba',
};
