import { describe, expect, it } from 'vitest';
import { drawRandom, numbersOf, pickSpaceOf, readEntry } from './numbers.ts';
import { stoppedIn, stopsOf } from './stops.ts';

const stopped = [{ play: 'de', numbers: ['07', '27'] }];

describe('stopped numbers', () => {
  it('apply only to the draw on sale', () => {
    expect(stoppedIn(stopsOf({ numero: '1', stopped }, '1'), 'de')).toEqual(['07', '27']);
    expect(stoppedIn(stopsOf({ numero: '1', stopped }, '1'), 'lo2')).toEqual([]);
    expect(stopsOf({ numero: '1', stopped }, '2')).toEqual([]);
    expect(stopsOf({ numero: '1', stopped }, null)).toEqual([]);
    expect(stopsOf({ numero: null }, null)).toEqual([]);
  });

  it('are omitted of sets and random picks, and are reported when typed', () => {
    const space = pickSpaceOf({ pickDigits: 1, pickFrom: 0, pickTo: 3 }, ['1', '2']);
    expect(numbersOf({ kind: 'low' }, space)).toEqual(['0', '3']);
    expect(drawRandom(space, ['0'], 4, () => 0)).toEqual(['3']);
    expect(readEntry('0 1 9', space)).toEqual({ numbers: ['0'], stopped: ['1'], wrong: ['9'] });
  });
});
