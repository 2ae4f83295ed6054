import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsNoMotion } from '../model/motion.ts';

const MOVE: KeyframeAnimationOptions = { duration: 260, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
/** Rows below are not on the screen. */
const MOST_MOVING = 8;

/** Moves the rows of a list from their previous positions when its order changes; new rows fade in from above. */
export function useMovingRows(list: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const known = useRef<ReadonlyMap<string, number> | null>(null);
  const order = keys.join('\n');
  useLayoutEffect(() => {
    const rows = Array.from(list.current?.children ?? []) as HTMLElement[];
    const places = new Map(order.split('\n').map((key, index) => [key, rows[index]?.offsetTop ?? 0]));
    const before = known.current;
    known.current = places;
    if (before === null || wantsNoMotion()) return;
    for (const [index, [key, top]] of [...places].slice(0, MOST_MOVING).entries()) {
      const from = before.get(key);
      if (from === undefined) rows[index]?.animate([{ opacity: 0, translate: '0 -12px' }, {}], MOVE);
      else if (from !== top) rows[index]?.animate([{ translate: `0 ${from - top}px` }, {}], MOVE);
    }
  }, [list, order]);
}
