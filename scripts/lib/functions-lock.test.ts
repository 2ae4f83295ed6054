import { describe, expect, it } from 'vitest';
import { findRemoved, findUnnumbered, nextLock } from './functions-lock.ts';

const text = (name: string, hash: string) => ({ owner: 'lottery', name, hash });
const lock = {
  release: 3,
  functions: {
    'lottery/a': { hash: '1', release: 1 },
    'lottery/b': { hash: '2', release: 1 },
    'lottery/c': { hash: '3', release: 3 },
  },
};

describe('release numbers of functions', () => {
  it('stay the same while no text changes', () => {
    expect(nextLock(lock, [text('a', '1'), text('b', '2'), text('c', '3')])).toEqual(lock);
  });

  it('rise by one for every changed or new function', () => {
    const texts = [text('a', '1'), text('b', '9'), text('c', '3'), text('d', '4')];
    expect(findUnnumbered(lock, texts)).toEqual(['lottery/b', 'lottery/d']);
    const next = nextLock(lock, texts);
    expect(next.release).toBe(5);
    expect(next.functions['lottery/b']).toEqual({ hash: '9', release: 4 });
    expect(next.functions['lottery/d']).toEqual({ hash: '4', release: 5 });
    expect(findUnnumbered(next, texts)).toEqual([]);
  });

  it('rise when a function is removed, which is reported as missing until then', () => {
    const texts = [text('a', '1'), text('b', '2')];
    expect(findRemoved(lock, texts)).toEqual(['lottery/c']);
    expect(nextLock(lock, texts).release).toBe(4);
  });

  it('reports equal numbers that two branches gave to different functions', () => {
    const texts = [text('a', '1'), text('b', '7'), text('c', '8')];
    const merged = {
      release: 4,
      functions: {
        ...lock.functions,
        'lottery/b': { hash: '7', release: 4 },
        'lottery/c': { hash: '8', release: 4 },
      },
    };
    expect(findUnnumbered(merged, texts)).toEqual(['lottery/c']);
    expect(nextLock(merged, texts).functions['lottery/c']).toEqual({ hash: '8', release: 5 });
  });
});
