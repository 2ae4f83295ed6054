import { expect, it, vi } from 'vitest';
import { stepPull, type Pull } from './pull-state.ts';

type Step = [type: string, x: number, y: number, isTop?: boolean];

function play(...steps: Step[]) {
  const refresh = vi.fn();
  let pull: Pull | null = null;
  const states = steps.map(([type, x, y, isTop = true]) => {
    pull = stepPull(pull, { type, finger: type === 'touchend' ? undefined : { x, y }, isTop: () => isTop, refresh });
    return pull?.state ?? 'none';
  });
  return { states, refreshes: refresh.mock.calls.length };
}

it('appears after a few pixels, is ready after 80, and then reloads on release [P-018]', () => {
  expect(
    play(
      ['touchstart', 100, 200],
      ['touchmove', 101, 220],
      ['touchmove', 103, 240],
      ['touchmove', 104, 281],
      ['touchend', 0, 0],
    ),
  ).toEqual({ states: ['idle', 'idle', 'pulled', 'ready', 'none'], refreshes: 1 });
  expect(play(['touchstart', 100, 200], ['touchmove', 100, 279], ['touchend', 0, 0]).refreshes).toBe(0);
});

it('ignores a pull below the top of the page, a sideways one, and one that was pushed back', () => {
  expect(play(['touchstart', 100, 200, false], ['touchmove', 100, 400], ['touchend', 0, 0])).toEqual({
    states: ['none', 'none', 'none'],
    refreshes: 0,
  });
  expect(play(['touchstart', 100, 200], ['touchmove', 300, 300], ['touchend', 0, 0]).refreshes).toBe(0);
  expect(
    play(['touchstart', 100, 200], ['touchmove', 100, 300], ['touchmove', 100, 210], ['touchend', 0, 0]).refreshes,
  ).toBe(0);
});
