import type { words } from '../../../sections/protection/tasks.ts';

export const protectionTasks: typeof words = {
  log: '监管报告',
};
