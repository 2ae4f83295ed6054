import { useRef } from 'react';
import type { Game } from '../../home/api/hot-games.ts';
import { COLUMNS } from '../model/row-window.ts';
import { useWindowRows } from '../model/use-window-rows.ts';
import { GameGrid } from '../../games/ui/game-grid.tsx';

const INLINE_TILES = 6;

/** All tiles of a list; only those around the screen are in the document. */
export function GameRows({ games }: { games: readonly Game[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { start, end, beforePx, afterPx } = useWindowRows(list, Math.ceil(games.length / COLUMNS));
  return (
    <div ref={list}>
      <Spacer heightPx={beforePx} />
      <GameGrid games={games.slice(start * COLUMNS, end * COLUMNS)} inlineCount={start === 0 ? INLINE_TILES : 0} />
      <Spacer heightPx={afterPx} />
    </div>
  );
}

/** An SVG attribute sets the height, because style attributes are forbidden. */
function Spacer({ heightPx }: { heightPx: number }) {
  return heightPx > 0 ? (
    <svg className="spacer" width="1" height={heightPx} aria-hidden="true" focusable="false" />
  ) : null;
}
