import type { customerTypeNames } from '../../../form/picker/customer-types.ts';

export const formCustomerTypeNames: typeof customerTypeNames = {
  0: '会员',
  1: '代理',
  4: '试玩玩家',
};
