import { expect, it, vi } from 'vitest';
import { prepared, textOfPrepared } from './prepared.ts';

it('serialises a prepared answer once, and leaves other answers unserialised', () => {
  const serialise = vi.fn(() => '{"a":1}');
  const answer = prepared({ a: 1 });
  expect([textOfPrepared(answer, serialise), textOfPrepared(prepared(answer), serialise)]).toEqual([
    '{"a":1}',
    '{"a":1}',
  ]);
  expect(serialise).toHaveBeenCalledTimes(1);
  for (const other of [{ a: 1 }, null, undefined, 'text', 1]) expect(textOfPrepared(other, serialise)).toBeUndefined();
  expect(serialise).toHaveBeenCalledTimes(1);
});
