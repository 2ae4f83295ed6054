import { memo, useEffect, useRef } from 'react';
import { move, wantsNoMotion } from '../model/motion.ts';
import { heldNow, moveMs, moves, type SlotFrame, winningCells } from '../model/slot-frames.ts';
import type { SlotGame } from '../model/slot-games.ts';
import type { FrameShown } from '../model/use-frames.ts';
import { SlotSymbol } from './slot-symbol.tsx';

const REELS = 5;
const ROWS = 3;
/** Number of symbols that pass while a reel turns; each later reel has three more. */
const PASSING = 12;
/** Delay between the starts of two reels, whatever they show. */
const START_APART_MS = 60;
const STOP_APART_MS = 300;

/** Five reels of three symbols; they stop at fixed times, whatever the symbols are. */
export function SlotReels({ slot, shown }: { slot: SlotGame; shown: FrameShown }) {
  const { frame, former, index, isStill } = shown;
  const resting = slot.reels.map((reel) => reel.slice(0, ROWS));
  const held = heldNow(shown);
  const hits = frame === null || !isStill ? NO_CELLS : winningCells(frame, slot.lines, slot.wild);
  return (
    <div className="slot-reels" aria-hidden="true">
      {Array.from({ length: REELS }, (_, reel) => (
        <Reel
          key={reel}
          slot={slot}
          reel={reel}
          now={frame?.window[reel] ?? resting[reel] ?? ''}
          before={former?.window[reel] ?? resting[reel] ?? ''}
          frame={frame}
          turn={`${index} ${frame === null ? '' : frame.window.join()}`}
          isStill={isStill}
          isMoving={frame !== null && !isStill && moves(frame, reel)}
          isHeld={held.includes(reel)}
          isCovered={frame?.covered.includes(reel) ?? false}
          hits={hits}
        />
      ))}
      {hits.size > 0 && slot.lines.length > 0 && <Lines slot={slot} frame={frame} />}
    </div>
  );
}

const NO_CELLS: ReadonlySet<string> = new Set();

interface ReelProps {
  slot: SlotGame;
  reel: number;
  now: string;
  before: string;
  frame: SlotFrame | null;
  /** Key of the displayed frame, so that the same symbols still turn when they appear twice. */
  turn: string;
  isStill: boolean;
  isMoving: boolean;
  /** The reel keeps its symbols while the others turn, and is marked before and meanwhile. */
  isHeld: boolean;
  /** A wild symbol covers the whole reel. */
  isCovered: boolean;
  hits: ReadonlySet<string>;
}

function Reel({ slot, reel, now, before, frame, turn, isStill, isMoving, isHeld, isCovered, hits }: ReelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSpin = frame !== null && frame.kind === 'spin' && !isStill;
  const passing = PASSING + reel * 3;
  const rows = ROWS + passing + ROWS;
  const ms = frame === null ? 0 : moveMs(frame);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isMoving || ms === 0) return;
    const timing = isSpin ? spinTiming(reel, ms) : { duration: ms * 0.7, delay: reel * 40 };
    const from = `translateY(${(-100 * (isSpin ? rows - ROWS : 1)) / rows}%)`;
    const frames: Keyframe[] = wantsNoMotion()
      ? [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }]
      : [
          { transform: from, opacity: isSpin ? 1 : 0 },
          { transform: 'none', opacity: 1 },
        ];
    const run = move(element, frames, { ...timing, fill: 'backwards', easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
    return () => run.cancel();
    // A turn moves the reel once; everything else that changes with it is in the same render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [turn, isStill]);
  return (
    <div className="slot-reel" data-held={isHeld || undefined} data-covered={isCovered || undefined}>
      <div ref={ref} className="slot-strip">
        {Array.from(now, (letter, row) => (
          <div
            key={row}
            className="slot-cell"
            data-hit={hits.has(`${reel} ${row}`) || undefined}
            data-dim={(hits.size > 0 && !isHeld && !hits.has(`${reel} ${row}`)) || undefined}
          >
            <StillSymbol slot={slot} letter={letter} />
          </div>
        ))}
        <Passing slot={slot} reel={reel} count={passing} />
        {Array.from(before, (letter, row) => (
          <div key={row} className="slot-cell">
            <StillSymbol slot={slot} letter={letter} />
          </div>
        ))}
      </div>
    </div>
  );
}

const StillSymbol = memo(SlotSymbol);

/** The passing symbols: rendered once with the page, so that a spin only moves existing elements. */
const Passing = memo(function Passing({ slot, reel, count }: { slot: SlotGame; reel: number; count: number }) {
  return Array.from(fill(slot.reels[reel] ?? '', count), (letter, row) => (
    <div key={row} className="slot-cell">
      <SlotSymbol slot={slot} letter={letter} />
    </div>
  ));
});

/** The last reel stops at the end of the spin, each earlier one by a constant interval earlier. */
function spinTiming(reel: number, ms: number) {
  const apart = Math.min(STOP_APART_MS, ms / 8);
  const delay = reel * START_APART_MS;
  return { delay, duration: ms - (REELS - 1 - reel) * apart - delay };
}

function fill(reel: string, count: number): string {
  return reel.repeat(Math.ceil(count / reel.length)).slice(0, count);
}

/** Winning lines: solid over the winning symbols, dashed to the end. */
function Lines({ slot, frame }: { slot: SlotGame; frame: SlotFrame | null }) {
  return (
    <svg className="slot-lines" viewBox={`0 0 ${REELS} ${ROWS}`} preserveAspectRatio="none">
      {frame?.wins.map(({ line = 0, count }) => {
        const points = slot.lines[line]?.map((row, reel) => `${reel + 0.5},${row + 0.5}`) ?? [];
        return (
          <g key={line}>
            <polyline data-rest vectorEffect="non-scaling-stroke" points={points.slice(count - 1).join(' ')} />
            <polyline vectorEffect="non-scaling-stroke" points={points.slice(0, count).join(' ')} />
          </g>
        );
      })}
    </svg>
  );
}
