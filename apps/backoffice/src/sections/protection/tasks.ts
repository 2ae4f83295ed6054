import { pick } from '../../shared/language.ts';
import type { TaskWords } from '../../shared/section.ts';

const words = pick({ log: 'Report to the regulator' }, { log: 'Báo cáo cho cơ quan quản lý' });

/** Tasks of the search. */
export const tasks: readonly TaskWords[] = [
  {
    label: words.log,
    words: 'regulator authority protection log export csv limits exclusions cơ quan quản lý nhật ký bảo vệ xuất',
    path: 'protection',
    permission: 'protection.read',
    query: () => ({ view: 'all' }),
  },
];
