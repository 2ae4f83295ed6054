import { expect, it } from 'vitest';
import { EMPTY, partsOf, typedOf, wordsOf } from './segment-draft.ts';

const LEVEL = { field: 'level', operator: 'gte', value: 3 } as const;
const LABEL = { field: 'label', operator: 'has', value: 'vip' } as const;

it('a segment is converted to the form and back unchanged, with AND and OR conditions', () => {
  const conditions = [LEVEL, { any: [LABEL, { field: 'deposits', operator: 'eq', value: 0 } as const] }];
  expect(partsOf(typedOf(conditions))).toEqual(conditions);
  expect(wordsOf({ conditions })).toBe('VIP level at least 3; and Label “vip” is set or Number of deposits exactly 0');
});

it('is invalid while a condition lacks its number or its label', () => {
  const typed = { ...EMPTY, value: '3' };
  expect(partsOf([[typed]])).toEqual([LEVEL]);
  for (const wrong of [[], [[EMPTY]], [[typed, EMPTY]], [[{ field: 'label', operator: 'has', value: ' ' } as const]]])
    expect(partsOf(wrong)).toBeNull();
});

it('states whether the identity is verified as yes or no', () => {
  const conditions = [{ field: 'verified', operator: 'gte', value: 1 } as const];
  expect(typedOf(conditions)).toEqual([[{ field: 'verified', operator: 'eq', value: '1' }]]);
  expect(wordsOf({ conditions })).toBe('Identity verified: yes');
  expect(wordsOf({ conditions: [{ field: 'verified', operator: 'eq', value: 0 }] })).toBe('Identity verified: no');
});
