import type { ListField } from '@fairlot/contract';
import { formatMinute } from '../shared/format.ts';
import type { Condition } from './list-address.ts';
import { fieldLabel, type ListDeclaration } from './list-spec.ts';
import { listTexts } from './texts.ts';

/** Text of a condition's chip: the field's name, the comparison and the value. */
export function conditionWords<R>(list: ListDeclaration<R>, { field, operator, value }: Condition): [string, string] {
  const type = list.spec.fields[field]?.type;
  const shown = value.split(operator === 'in' ? ',' : '\n').map((one) => valueWords(list, field, type, one));
  const comparison = operator === 'eq' || operator === 'in' ? '' : `${listTexts.operators[operator]} `;
  const words = field === list.search?.field ? list.search.label : fieldLabel(list, field);
  return [words, comparison + shown.join(', ')];
}

function valueWords<R>(
  list: ListDeclaration<R>,
  field: string,
  type: ListField['type'] | undefined,
  value: string,
): string {
  if (type === 'time' && /^\d{1,15}$/.test(value)) return formatMinute(Number(value));
  const words = list.choices?.[field]?.[value];
  if (type === 'flag') return words ?? (value === 'true' ? listTexts.yes : listTexts.no);
  return words ?? value;
}
