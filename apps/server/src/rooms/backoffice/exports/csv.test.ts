import { expect, it } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

const SPEC = { sort: 'id', fields: { id: { type: 'id' }, at: { type: 'time' }, text: { type: 'text' } } } as const;
const cell = (text: unknown) => csvLines(SPEC, ['text'], [{ text }]).trimEnd();

it.each([
  ['plain', '"plain"'],
  ['say "yes", please', '"say ""yes"", please"'],
  ['-12.50', '"-12.50"'],
  [null, '""'],
  [true, '"true"'],
  [{ a: 1 }, '"{""a"":1}"'],
])('writes %s', (text, written) => {
  expect(cell(text)).toBe(written);
});

it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1+1', '＝1+1', '|calc', "=cmd|' /C calc'!A0"])(
  'neutralises the formula %j',
  (text) => {
    expect(cell(text).startsWith('"\'')).toBe(true);
  },
);

it('starts with the column names and writes times in UTC', () => {
  expect(csvHead(['id', 'at'])).toBe('\uFEFF"id","at"\r\n');
  expect(csvLines(SPEC, ['id', 'at'], [{ id: '1', at: 0 }])).toBe('"1","1970-01-01T00:00:00.000Z"\r\n');
});
