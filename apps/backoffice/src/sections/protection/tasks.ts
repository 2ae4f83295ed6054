import { searchWords, translated } from '../../shared/language.ts';
import type { TaskWords } from '../../shared/section.ts';

export const words = translated('protectionTasks', { log: 'Report to the regulator' });

export const searched = searchWords('protectionTaskWords', {
  log: 'regulator authority protection log export csv limits exclusions',
});

/** Tasks of the search. */
export const tasks: readonly TaskWords[] = [
  {
    label: words.log,
    words: searched.log,
    path: 'protection',
    permission: 'protection.read',
    query: () => ({ view: 'all' }),
  },
];
