import { beforeEach, expect, it } from 'vitest';
import type { Play } from '../../games/api/plays.ts';
import { reduceSlip, startSlip } from '../model/slip-reducer.ts';
import { keepSlip, takeSlip } from './kept-slip.ts';

const texts = new Map<string, string>();
const storageWith = (setItem: Storage['setItem']): Storage => ({
  length: 0,
  clear: () => texts.clear(),
  key: () => null,
  getItem: (key) => texts.get(key) ?? null,
  setItem,
  removeItem: (key) => void texts.delete(key),
});
const storage = storageWith((key, text) => void texts.set(key, text));
beforeEach(() => texts.clear());

const NOW = 1_700_000_000_000;
const chosen = reduceSlip(startSlip('de'), { type: 'add', numbers: ['07', '12'], odds: '995000' });
const slip = reduceSlip(reduceSlip(chosen, { type: 'stake', stakeMinor: 12_345_678_901_234_567_890n }), {
  type: 'typed',
  bets: [{ play: { code: 'lo' } as Play, numbers: ['34'], lines: [['34']], stakeMinor: 500n }],
});
const kept = { owner: 'player01', gameCode: 'HANOI', at: NOW, slip };

it('a slip returns with its numbers, typed bets and stakes, once', () => {
  keepSlip(storage, kept);
  expect(takeSlip(storage, 'player01', 'VN60', NOW)).toBeNull();
  expect(takeSlip(storage, 'player01', 'HANOI', NOW + 3_599_000)).toEqual(slip);
  expect(takeSlip(storage, 'player01', 'HANOI', NOW)).toBeNull();
});

it('returns to its member only, for an hour; a visitor’s also to the member who logs in', () => {
  const taken = (owner: string, userName: string, after = 0) => {
    keepSlip(storage, { ...kept, owner });
    return takeSlip(storage, userName, 'HANOI', NOW + after) !== null;
  };
  expect([taken('player01', 'player02'), taken('player01', ''), taken('player01', 'player01', 3_600_000)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([taken('', 'player02'), taken('', '')]).toEqual([true, true]);
});

it('a slip without bets, one beyond the quota and an unreadable one leave nothing', () => {
  keepSlip(storage, kept);
  keepSlip(storage, { ...kept, slip: { ...startSlip('de'), picks: { de: [] } } });
  expect(texts.size).toBe(0);
  const full = storageWith(() => {
    throw new Error('quota');
  });
  keepSlip(storage, kept);
  keepSlip(full, kept);
  expect(texts.size).toBe(0);
  for (const text of ['{', 'null', '{"owner":"","gameCode":"HANOI","at":1700000000000}']) {
    texts.set('SLIP', text);
    expect(takeSlip(storage, '', 'HANOI', NOW)).toBeNull();
    expect(texts.size).toBe(0);
  }
});
