import { expect, it } from 'vitest';
import { fromLines, toLines } from './line-pairs.ts';

it('reads the pairs that it writes, and accepts spaces within values and around lines', () => {
  const pairs = { EN: 'Every game, one app', VI: 'Một ứng dụng' };
  expect(fromLines(toLines(pairs))).toEqual(pairs);
  expect(fromLines('\n  EN   Every game  \n\n')).toEqual({ EN: 'Every game' });
});

it('rejects a line without a value', () => {
  expect(fromLines('EN Every game\nVI')).toBeNull();
});
