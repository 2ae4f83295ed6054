import { expect, it } from 'vitest';
import { ignoreSecondTap } from './second-tap.ts';

const click = (x: number, y: number, atMs: number, detail = 1) =>
  Object.defineProperties(new Event('click', { cancelable: true }), {
    clientX: { value: x },
    clientY: { value: y },
    detail: { value: detail },
    timeStamp: { value: atMs },
  });

it('ignores the second tap of a double tap, but no tap elsewhere, no later one and no key', () => {
  const page = new EventTarget();
  const ignored = (event: Event) => !page.dispatchEvent(event);
  ignoreSecondTap({ x: 100, y: 100, atMs: 1000 }, page);
  expect(ignored(click(104, 97, 1250))).toBe(true);
  expect(ignored(click(104, 160, 1250))).toBe(false);
  expect(ignored(click(100, 100, 1500))).toBe(false);
  expect(ignored(click(100, 100, 1250, 0))).toBe(false);
});
