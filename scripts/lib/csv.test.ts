import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

it('reads quoted commas, quotes, line ends and empty fields', () => {
  expect(parseCsv('id,text,kind\r\nA-1,"one, ""two""\nthree",x\nA-2,,\n')).toEqual([
    { id: 'A-1', text: 'one, "two"\nthree', kind: 'x' },
    { id: 'A-2', text: '', kind: '' },
  ]);
});

it('needs no line end at the end', () => {
  expect(parseCsv('id,kind\nA-1,x')).toEqual([{ id: 'A-1', kind: 'x' }]);
});
