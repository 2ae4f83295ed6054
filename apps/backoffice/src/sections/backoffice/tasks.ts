import { dayOf } from '../../shared/format.ts';
import { searchWords, translated } from '../../shared/language.ts';
import type { TaskWords } from '../../shared/section.ts';

const DAY_MS = 86_400_000;
export const words = translated('backofficeTasks', {
  netByVendor: "Yesterday's net by vendor",
  addOperator: 'Add an operator',
});

export const searched = searchWords('backofficeTaskWords', {
  netByVendor: 'yesterday net revenue ggr vendor provider report',
  addOperator: 'new operator staff user employee add create',
});

/** Tasks of the search. */
export const tasks: readonly TaskWords[] = [
  {
    label: words.netByVendor,
    words: searched.netByVendor,
    path: 'reports',
    permission: 'figures.read',
    query: () => {
      const yesterday = dayOf(Date.now() - DAY_MS);
      return { report: 'revenue', from: yesterday, to: yesterday, part: 'whole', by: 'vendor' };
    },
  },
  {
    label: words.addOperator,
    words: searched.addOperator,
    path: 'operators',
    permission: 'operators.change',
    query: () => ({ do: 'add' }),
  },
];
