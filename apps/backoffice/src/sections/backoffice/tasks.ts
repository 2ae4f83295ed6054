import { dayOf } from '../../shared/format.ts';
import { pick } from '../../shared/language.ts';
import type { TaskWords } from '../../shared/section.ts';

const DAY_MS = 86_400_000;
const words = pick(
  { netByVendor: "Yesterday's net by vendor", addOperator: 'Add an operator' },
  { netByVendor: 'Doanh thu ròng hôm qua theo nhà cung cấp', addOperator: 'Thêm người vận hành' },
);

/** Tasks of the search. */
export const tasks: readonly TaskWords[] = [
  {
    label: words.netByVendor,
    words: 'yesterday net revenue ggr vendor provider report hôm qua doanh thu nhà cung cấp báo cáo',
    path: 'reports',
    permission: 'figures.read',
    query: () => {
      const yesterday = dayOf(Date.now() - DAY_MS);
      return { report: 'revenue', from: yesterday, to: yesterday, part: 'whole', by: 'vendor' };
    },
  },
  {
    label: words.addOperator,
    words: 'new operator staff user employee add create người vận hành nhân viên thêm tạo',
    path: 'operators',
    permission: 'operators.change',
    query: () => ({ do: 'add' }),
  },
];
