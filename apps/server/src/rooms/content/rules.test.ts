import { describe, expect, it } from 'vitest';
import { canMarkRead, chooseText, isAgent, isFor, readKinds } from './rules.ts';

describe('content rules', () => {
  it('define the kinds: agent A, player PL, banner B, popup PU, promotion PR [E-130] [K-052]', () => {
    expect([...readKinds('B,PL,PU')]).toEqual(['B', 'PL', 'PU']);
    expect([...readKinds(' A , promotion,PR,x,')]).toEqual(['A', 'PR']);
    expect([...readKinds('')]).toEqual([]);
  });

  it.each([
    [undefined, false, false],
    [0, false, true],
    [1, true, true],
    [2, true, true],
    [3, true, true],
    [4, false, false],
    [40, false, true],
    [41, true, true],
    [42, true, true],
  ] as const)('type %s: agent %s, has read marks %s', (type, agent, marks) => {
    expect([isAgent(type), canMarkRead(type)]).toEqual([agent, marks]);
  });

  it('show entries to their audience', () => {
    const readers = [undefined, 0, 1];
    expect(readers.map((reader) => isFor(reader, { kind: 'PL', audience: 'all' }))).toEqual([true, true, true]);
    expect(readers.map((reader) => isFor(reader, { kind: 'PL', audience: 'members' }))).toEqual([false, true, true]);
    expect(readers.map((reader) => isFor(reader, { kind: 'A', audience: 'all' }))).toEqual([false, false, true]);
  });

  it('choose the language, then the default, then any', () => {
    expect([
      chooseText({ EN: 1, VI: 2 }, 'VI', 'EN'),
      chooseText({ EN: 1, VI: 2 }, 'PT', 'EN'),
      chooseText({ VI: 2 }, 'PT', 'EN'),
      chooseText({}, 'EN', 'EN'),
    ]).toEqual([2, 1, 2, undefined]);
  });
});
