import { useIsHydrating } from '@fairlot/ui';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowsInView, strideOf, type RowRange } from './row-window.ts';

/** What the server renders for. */
const FIRST_SCREEN = { width: 390, height: 844 };
const GAP_PX = 16;

export interface WindowRows extends RowRange {
  /** Heights that stand for the rows before and after, pixels. */
  beforePx: number;
  afterPx: number;
}

interface Geometry {
  /** Height of a row with the gap below it, and distance of the first from the top of the document, pixels. */
  stride: number;
  top: number;
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Which rows of tiles are in the page while the window scrolls. All rows are equally high; the first tile is measured.
 * A scroll is answered before the browser paints, so nothing is seen empty.
 * @param list element around the rows
 */
export function useWindowRows(list: RefObject<HTMLElement | null>, count: number): WindowRows {
  const isHydrating = useIsHydrating();
  const [geometry, setGeometry] = useState<Geometry>(() => ({
    stride: strideOf(isHydrating ? FIRST_SCREEN.width : document.documentElement.clientWidth),
    top: 0,
  }));
  const [seen, setSeen] = useState<RowRange>(() =>
    rowsInView(isHydrating ? 0 : window.scrollY, FIRST_SCREEN.height, geometry.stride),
  );
  const { stride, top } = geometry;

  useBrowserLayoutEffect(() => {
    const measured = measure(list.current, stride);
    if (measured !== null && (measured.stride !== stride || measured.top !== top)) setGeometry(measured);
  });
  useBrowserLayoutEffect(() => {
    const look = (): RowRange => rowsInView(window.scrollY - top, window.innerHeight, stride);
    const follow = (): void => {
      const next = look();
      flushSync(() => setSeen((now) => (isSame(now, next) ? now : next)));
    };
    setSeen((now) => (isSame(now, look()) ? now : look()));
    const remeasure = (): void => {
      const measured = measure(list.current, stride);
      if (measured !== null) setGeometry(measured);
    };
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', remeasure);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', remeasure);
    };
  }, [list, stride, top]);

  const end = Math.min(seen.end, count);
  const start = Math.max(0, Math.min(seen.start, end - (seen.end - seen.start)));
  return { start, end, beforePx: start * stride, afterPx: (count - end) * stride };
}

function measure(element: HTMLElement | null, stride: number): Geometry | null {
  if (element === null) return null;
  const tile = element.querySelector('.tile');
  return {
    stride: tile === null ? stride : tile.getBoundingClientRect().height + GAP_PX,
    top: Math.round(element.getBoundingClientRect().top + window.scrollY),
  };
}

const isSame = (a: RowRange, b: RowRange): boolean => a.start === b.start && a.end === b.end;
