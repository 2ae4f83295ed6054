import type { searched } from '../../../sections/protection/tasks.ts';

export const protectionTaskWords: typeof searched = {
  log: 'regulador autoridad protección registro exportar límites exclusiones',
};
