import type { words } from '../../../sections/protection/tasks.ts';

export const protectionTasks: typeof words = {
  log: 'Laporan kepada regulator',
};
