import type { RoundEvent, ShownRound } from './shown-round.ts';

/** One state of a slot: turning reels, falling or growing symbols, and the wins they produce. */
export interface SlotFrame {
  /** One column per reel; one letter per symbol from top to bottom. */
  readonly window: readonly string[];
  kind: 'spin' | 'fall' | 'expand';
  wins: readonly SlotWin[];
  /** Multiplier of the wins in this frame; 1 if the game has no multipliers. */
  times: number;
  /** Number of free spins that start after it. */
  free: number;
  /** Triggered by an earlier spin: a free spin, or the second spin of reels that were not held. */
  isFree: boolean;
  /** Reels that are held after this frame; they do not turn in the next one. */
  holds: readonly number[];
  /** Reels that do not turn in this frame. */
  held: readonly number[];
  /** Reels that a wild symbol covers in this frame; no other moves. */
  covered: readonly number[];
}

export interface SlotWin {
  symbol: string;
  count: number;
  pays: number;
  /** For a line win: the line's index. */
  line?: number;
  /** For a ways win: the number of ways. */
  ways?: number;
}

export const SPIN_MS = 2500;
const FREE_SPIN_MS = 1500;
/** Of falling and growing symbols. */
const FALL_MS = 500;
const WIN_MS = 900;
/** Pause before the next frame when there is no win, so that the last reel stops on a slow device too. */
const NEXT_MS = 150;

/** Frames of a round in order: one for lines and ways, more for a feature and for falling symbols. */
export function framesOf(round: ShownRound | null): SlotFrame[] {
  const frames: SlotFrame[] = [];
  let isFree = false;
  for (const event of round?.events ?? []) {
    const last = frames.at(-1);
    if (event.kind === 'spin' || event.kind === 'fall' || event.kind === 'expand') {
      const next = frameOf(event, isFree);
      if (last !== undefined) last.holds = next.held;
      frames.push(next);
    } else if (event.kind === 'freeSpins') {
      isFree = true;
      if (last !== undefined) last.free = Number(event['count']);
    } else if (last !== undefined) last.wins = [...last.wins, event as unknown as SlotWin];
  }
  return frames;
}

/** Pause after the reels stop, before wins are marked. */
export const REELS_REST_MS = 250;

/** Duration of a frame. */
export function frameMs(frame: SlotFrame): number {
  return moveMs(frame) + (isMarked(frame) ? WIN_MS : NEXT_MS);
}

/** Whether the page marks something when the reels have stopped: wins, free spins that begin, or held reels. */
export function isMarked({ wins, free, holds }: SlotFrame): boolean {
  return wins.length > 0 || free > 0 || holds.length > 0;
}

/** Reels that are marked as held: from the stop of the first spin to that of the second. */
export function heldNow({ frame, isStill }: { frame: SlotFrame | null; isStill: boolean }): readonly number[] {
  return (isStill ? frame?.holds : frame?.held) ?? [];
}

/** Whether a reel moves in this frame. */
export function moves({ kind, held, covered }: SlotFrame, reel: number): boolean {
  return kind === 'expand' ? covered.includes(reel) : !held.includes(reel);
}

/** Duration of its movement. */
export function moveMs({ kind, isFree }: Pick<SlotFrame, 'kind' | 'isFree'>): number {
  if (kind !== 'spin') return FALL_MS;
  return isFree ? FREE_SPIN_MS : SPIN_MS;
}

/** Time until the reels have stopped and the wins are marked. */
export function slotMs(round: ShownRound): number {
  return framesOf(round).reduce((sum, frame) => sum + frameMs(frame), REELS_REST_MS);
}

/** Winning positions, as "reel row". */
export function winningCells(
  { window, wins }: SlotFrame,
  lines: readonly (readonly number[])[],
  wild: string,
): ReadonlySet<string> {
  const cells = new Set<string>();
  for (const { symbol, count, line } of wins) {
    window.slice(0, count).forEach((column, reel) => {
      Array.from(column).forEach((letter, row) => {
        const isOnLine = line === undefined || lines[line]?.[reel] === row;
        if (isOnLine && (letter === symbol || letter === wild)) cells.add(`${reel} ${row}`);
      });
    });
  }
  return cells;
}

function frameOf(event: RoundEvent, isFree: boolean): SlotFrame {
  const held = (event['held'] as number[] | undefined) ?? [];
  return {
    window: event['window'] as string[],
    kind: event.kind as SlotFrame['kind'],
    wins: (event['wins'] as SlotWin[] | undefined) ?? [],
    times: Number(event['times'] ?? 1),
    free: 0,
    isFree: isFree || held.length > 0,
    holds: [],
    held,
    covered: (event['reels'] as number[] | undefined) ?? [],
  };
}
