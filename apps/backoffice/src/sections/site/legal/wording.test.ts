import { expect, it } from 'vitest';
import { withEdits } from './wording.ts';

it('keeps wording that another card saved meanwhile, and applies what was added, changed and removed', () => {
  const base = { EN: { a: 'one', b: 'two' }, VI: { a: 'một' } };
  const edited = { EN: { a: 'One', c: 'three' }, VI: { a: 'một' } };
  const current = { EN: { a: 'one', b: 'two', terms: 'ours' }, VI: { a: 'mốt' } };
  expect(withEdits(current, base, edited)).toEqual({
    EN: { a: 'One', c: 'three', terms: 'ours' },
    VI: { a: 'mốt' },
  });
});
