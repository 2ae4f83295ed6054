import type { words } from '../../../sections/protection/tasks.ts';

export const protectionTasks: typeof words = { log: 'Báo cáo cho cơ quan quản lý' };
