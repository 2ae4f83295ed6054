import { describe, expect, it } from 'vitest';
import { isClosingToday, issueTimes, refreshDelayMs, shortIssue } from './issue.ts';

const AT = 1_800_000_000_000;
const game = { numero: '202611200946', remainTime: 60_000, lockTime: 10_000, isSale: true, previousWinningTime: AT };

describe('issueTimes', () => {
  it('counts to the end of sale: remaining time less lock time', () => {
    expect(issueTimes(game, AT, AT)).toMatchObject({ phase: 'open', toLockMs: 50_000, toDrawMs: 60_000, drawAtMs: AT + 60_000, share: 0 });
    expect(issueTimes(game, AT, AT + 25_000)).toMatchObject({ toLockMs: 25_000, share: 0.5 });
  });

  it('is locked from the end of sale to the draw, then drawing', () => {
    expect(issueTimes(game, AT, AT + 50_000)).toMatchObject({ phase: 'locked', toLockMs: null, toDrawMs: 10_000 });
    expect(issueTimes(game, AT, AT + 60_000)).toMatchObject({ phase: 'drawing', toLockMs: null, toDrawMs: 0 });
  });

  it('has no countdown when nothing is on sale', () => {
    expect(issueTimes({ ...game, isSale: false }, AT, AT)).toMatchObject({ phase: 'off', toLockMs: null, toDrawMs: null });
    expect(issueTimes({ ...game, numero: null }, AT, AT).phase).toBe('off');
  });
});

describe('refreshDelayMs', () => {
  it('waits for the smallest remaining time of open draws', () => {
    expect(refreshDelayMs([game, { ...game, remainTime: 20_000 }], AT, AT)).toBe(20_000);
  });

  it('waits 30 s at most and 1 s at least', () => {
    expect(refreshDelayMs([game], AT, AT)).toBe(30_000);
    expect(refreshDelayMs([game], AT, AT + 59_900)).toBe(1000);
  });

  it('waits 7 s when the time is over or nothing is open', () => {
    expect(refreshDelayMs([game], AT, AT + 60_000)).toBe(7000);
    expect(refreshDelayMs([{ ...game, isSale: false }], AT, AT)).toBe(7000);
    expect(refreshDelayMs([], AT, AT)).toBe(7000);
  });
});

it('highlights what closes within a day', () => {
  expect(isClosingToday(86_399_999)).toBe(true);
  expect(isClosingToday(86_400_000)).toBe(false);
  expect(isClosingToday(null)).toBe(false);
});

it('shortens issue numbers', () => {
  expect(shortIssue('202611200946')).toBe('0946');
  expect(shortIssue('20261120')).toBe('1120');
});
