import type { searched } from '../../../sections/protection/tasks.ts';

export const protectionTaskWords: typeof searched = {
  log: 'cơ quan quản lý nhật ký bảo vệ xuất',
};
