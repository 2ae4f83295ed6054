import { formatTimeLeft, isNearClosing } from '@fairlot/ui';
import { describe, expect, it } from 'vitest';
import { isClosingToday, issueTimes, refreshDelayMs, shortIssue, type Timed, wholeSecond } from './issue.ts';

const AT = 1_800_000_000_000;
const game = {
  numero: '202611200946',
  remainTime: 60_000,
  lockTime: 10_000,
  spanTime: 20_000,
  isSale: true,
  previousWinningTime: AT,
};

describe('issueTimes', () => {
  it('counts to the end of sale: remaining time less lock time', () => {
    expect(issueTimes(game, AT, AT)).toMatchObject({
      phase: 'open',
      toLockMs: 50_000,
      toDrawMs: 60_000,
      drawAtMs: AT + 60_000,
      share: 0,
    });
    expect(issueTimes(game, AT, AT + 25_000)).toMatchObject({ toLockMs: 25_000, share: 0.5 });
  });

  it('returns the planned time of the draw, whatever the delay of the answer', () => {
    const reported = (lateMs: number) => issueTimes(game, AT + lateMs, AT + 1000).drawAtMs;
    expect([-900, -1, 0, 1, 900].map(reported)).toEqual(Array.from({ length: 5 }, () => AT + 60_000));
  });

  it('shows when sale opens before the sale of a draw, and nothing once sale has been closed', () => {
    const closed = { ...game, isSale: false };
    expect(issueTimes({ ...closed, opensIn: 25_000 }, AT + 300, AT + 400)).toMatchObject({
      phase: 'off',
      toLockMs: null,
      opensAtMs: AT + 30_000,
    });
    expect(issueTimes(closed, AT, AT)).toMatchObject({ phase: 'off', opensAtMs: null });
    expect(issueTimes(game, AT, AT).opensAtMs).toBeNull();
  });

  it('is locked from the end of sale to the draw, then drawing', () => {
    expect(issueTimes(game, AT, AT + 50_000)).toMatchObject({ phase: 'locked', toLockMs: null, toDrawMs: 10_000 });
    expect(issueTimes(game, AT, AT + 60_000)).toMatchObject({ phase: 'drawing', toLockMs: null, toDrawMs: 0 });
  });

  const shown = (changed: Partial<typeof game>, now = AT) =>
    formatTimeLeft(issueTimes({ ...game, ...changed }, AT, now).toLockMs);

  it('shows the same at whole seconds as at any moment between them', () => {
    for (const passed of [100, 950, 1050, 48_950, 49_050, 49_999, 50_000, 50_001, 59_999, 60_000, 61_500]) {
      const [exact, whole] = [AT + passed, wholeSecond(game, AT, AT + passed)].map((now) => issueTimes(game, AT, now));
      expect([whole?.phase, formatTimeLeft(whole?.toLockMs ?? null)]).toEqual([
        exact?.phase,
        formatTimeLeft(exact?.toLockMs ?? null),
      ]);
    }
    expect(wholeSecond(game, AT, AT + 1)).toBe(wholeSecond(game, AT, AT + 950));
    // An answer with a delay of 20 ms, at a tick.
    expect(issueTimes(game, AT + 20, wholeSecond(game, AT + 20, AT + 5000)).toLockMs).toBe(44_000);
  });

  it('has no countdown when nothing is on sale [S-037] [E-041]', () => {
    expect(issueTimes({ ...game, isSale: false }, AT, AT)).toMatchObject({
      phase: 'off',
      toLockMs: null,
      toDrawMs: null,
    });
    expect(issueTimes({ ...game, numero: null }, AT, AT).phase).toBe('off');
    expect([shown({ isSale: false }), shown({})]).toEqual(['--:--:--', '00:00:50']);
  });

  it('has no countdown when the time has run out [S-038]', () => {
    expect([shown({}, AT + 49_999), shown({}, AT + 50_000), shown({}, AT + 70_000)]).toEqual([
      '00:00:00',
      '--:--:--',
      '--:--:--',
    ]);
  });

  it('uses the lock time or half of the span, as configured [S-039] [E-040] [E-042]', () => {
    const left = (changed: Partial<Timed>) => issueTimes({ ...game, ...changed }, AT, AT).toLockMs;
    const half = { countdown: 'halfSpan' } as const;
    expect([left({}), left(half)]).toEqual([50_000, 50_000]);
    expect([left({ spanTime: 60_000 }), left({ spanTime: 60_000, ...half })]).toEqual([50_000, 30_000]);
    expect([left({ lockTime: 5000 }), left({ remainTime: 90_000 })]).toEqual([55_000, 80_000]);
  });
});

it('less than six seconds counts as near [S-040] [K-033]', () => {
  expect([6000, 5999, 5900, 1, 0, null].map(isNearClosing)).toEqual([false, true, true, true, false, false]);
});

describe('refreshDelayMs', () => {
  it('waits for the smallest remaining time of open draws', () => {
    expect(refreshDelayMs([game, { ...game, remainTime: 20_000 }], AT, AT)).toBe(20_000);
  });

  it('waits at least 1 s and at most 30 s', () => {
    expect(refreshDelayMs([game], AT, AT)).toBe(30_000);
    expect(refreshDelayMs([game], AT, AT + 59_900)).toBe(1000);
  });

  it('waits 7 s when the time has run out or nothing is open', () => {
    expect(refreshDelayMs([game], AT, AT + 60_000)).toBe(7000);
    expect(refreshDelayMs([{ ...game, isSale: false }], AT, AT)).toBe(7000);
    expect(refreshDelayMs([], AT, AT)).toBe(7000);
  });
});

it('highlights games that close within a day [S-043] [K-034]', () => {
  expect([isClosingToday(0), isClosingToday(1)]).toEqual([false, true]);
  expect(isClosingToday(86_399_999)).toBe(true);
  expect(isClosingToday(86_400_000)).toBe(false);
  expect(isClosingToday(null)).toBe(false);
});

it('shortens draw numbers', () => {
  expect(shortIssue('202611200946')).toBe('0946');
  expect(shortIssue('20261120')).toBe('1120');
});
