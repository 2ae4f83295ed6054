import type { searched } from '../../../sections/protection/tasks.ts';

export const protectionTaskWords: typeof searched = {
  log: 'regulador autoridade proteção registro exportar limites exclusões',
};
