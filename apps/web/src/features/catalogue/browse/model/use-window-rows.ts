import { useIsHydrating } from '@fairlot/ui';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useRouter } from '../../../../shared/navigation/use-router.ts';
import { useBrowserLayoutEffect } from '../../../../shared/use-browser-layout-effect.ts';
import { rowsInView, strideOf, type RowRange } from './row-window.ts';

/** Screen size that the server renders for. */
const FIRST_SCREEN = { width: 390, height: 844 };
const GAP_PX = 16;

export interface WindowRows extends RowRange {
  /** Heights of the spacers that replace the rows before and after, pixels. */
  beforePx: number;
  afterPx: number;
}

interface Geometry {
  /** Height of a row including the gap below, and distance of the first row from the top of the document, pixels. */
  stride: number;
  top: number;
}

/**
 * The rows of tiles to render while the window scrolls. All rows have the same height; the first tile is measured, and
 * again only when the window changes: measuring whichever tile comes first while scrolling would never end if one were
 * higher. A scroll is handled before the browser paints, so no empty rows appear.
 * @param list element around the rows
 */
export function useWindowRows(list: RefObject<HTMLElement | null>, count: number): WindowRows {
  const isHydrating = useIsHydrating();
  const router = useRouter();
  const [geometry, setGeometry] = useState<Geometry>(() => ({
    stride: strideOf(isHydrating ? FIRST_SCREEN.width : document.documentElement.clientWidth),
    top: 0,
  }));
  const [seen, setSeen] = useState<RowRange>(() =>
    rowsInView(isHydrating ? 0 : window.scrollY, FIRST_SCREEN.height, geometry.stride),
  );
  const { stride, top } = geometry;
  const isMeasured = useRef(false);

  useBrowserLayoutEffect(() => {
    const measured = measure(list.current, stride, isMeasured);
    if (measured !== null && (measured.stride !== stride || measured.top !== top)) setGeometry(measured);
  });
  useBrowserLayoutEffect(() => {
    const follow = (): void => {
      flushSync(() => setSeen(onScreen(stride, top)));
    };
    const remeasure = (): void => {
      isMeasured.current = false;
      const measured = measure(list.current, stride, isMeasured);
      if (measured !== null) setGeometry(measured);
    };
    setSeen(onScreen(stride, top));
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', remeasure);
    // Going back restores the scroll position after the page is rendered. Its scroll event comes with the next frame,
    // which a busy or hidden browser may not draw.
    const unsubscribe = router.onRendered(follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', remeasure);
      unsubscribe();
    };
  }, [list, router, stride, top]);

  const end = Math.min(seen.end, count);
  const start = Math.max(0, Math.min(seen.start, end - (seen.end - seen.start)));
  return { start, end, beforePx: start * stride, afterPx: (count - end) * stride };
}

function measure(element: HTMLElement | null, stride: number, isMeasured: { current: boolean }): Geometry | null {
  if (element === null) return null;
  const tile = isMeasured.current ? null : element.querySelector('.tile');
  if (tile !== null) isMeasured.current = true;
  return {
    stride: tile === null ? stride : tile.getBoundingClientRect().height + GAP_PX,
    top: Math.round(element.getBoundingClientRect().top + window.scrollY),
  };
}

/** State update to the rows on the screen now; keeps the object when nothing changed. */
function onScreen(stride: number, top: number): (now: RowRange) => RowRange {
  const next = rowsInView(window.scrollY - top, window.innerHeight, stride);
  return (now) => (now.start === next.start && now.end === next.end ? now : next);
}
