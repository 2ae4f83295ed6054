import type { words } from '../../../sections/protection/tasks.ts';

export const protectionTasks: typeof words = {
  log: 'Informe para el regulador',
};
