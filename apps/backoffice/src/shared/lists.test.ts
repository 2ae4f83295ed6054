import { expect, it } from 'vitest';
import { fromLocalField, toLocalField, wordsOf } from './lists.ts';

it('reads lists however they are divided', () => {
  expect(wordsOf(' EN, VI,,\nAR\nEN ')).toEqual(['EN', 'VI', 'AR']);
  expect(wordsOf('  ')).toEqual([]);
});

it('a moment comes back from its field to the minute', () => {
  const at = Date.UTC(2026, 10, 20, 4, 30);
  expect(fromLocalField(toLocalField(at))).toBe(at);
  expect(fromLocalField('')).toBeNull();
  expect(fromLocalField('soon')).toBeNull();
});
