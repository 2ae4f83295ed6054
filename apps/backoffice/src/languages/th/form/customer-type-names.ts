import type { customerTypeNames } from '../../../form/picker/customer-types.ts';

export const formCustomerTypeNames: typeof customerTypeNames = {
  0: 'สมาชิก',
  1: 'ตัวแทน',
  4: 'ผู้เล่นทดลอง',
};
