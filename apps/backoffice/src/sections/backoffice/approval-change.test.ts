import { expect, it } from 'vitest';
import { changeOf } from './approval-change.ts';

it.each([
  ['fee: 0.00 → 5000.00', { field: 'fee', before: '0.00', after: '5000.00' }],
  ['support → finance', { field: '', before: 'support', after: 'finance' }],
  ['EN: Bank: the quick way', { field: 'EN', before: '', after: 'Bank: the quick way' }],
  ['note: a → b → c', { field: 'note', before: 'a', after: 'b → c' }],
  ['+ members.read', { field: '', before: '', after: '+ members.read' }],
  ['names: – → two\nlines', { field: 'names', before: '–', after: 'two\nlines' }],
])("splits a room's description of a change into columns: %s", (detail, change) => {
  expect(changeOf(detail)).toEqual({ key: detail, ...change });
});
