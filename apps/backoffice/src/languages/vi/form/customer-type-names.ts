import type { customerTypeNames } from '../../../form/picker/customer-types.ts';

export const formCustomerTypeNames: typeof customerTypeNames = { 0: 'Hội viên', 1: 'Đại lý', 4: 'Khách chơi thử' };
