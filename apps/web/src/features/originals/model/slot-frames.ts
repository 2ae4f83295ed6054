import type { RoundEvent, ShownRound } from './shown-round.ts';

/** One thing that a slot shows: reels that turn or symbols that fall, and what wins then. */
export interface SlotFrame {
  /** A column a reel, one letter a symbol from top to bottom. */
  readonly window: readonly string[];
  kind: 'spin' | 'fall';
  wins: readonly SlotWin[];
  /** Times that wins pay here; 1 where the game has no such thing. */
  times: number;
  /** Free spins that begin after it. */
  free: number;
  isFree: boolean;
}

export interface SlotWin {
  symbol: string;
  count: number;
  pays: number;
  /** Of a line: which one. */
  line?: number;
  /** Of ways: how many. */
  ways?: number;
}

export const SPIN_MS = 2500;
const FREE_SPIN_MS = 1500;
const FALL_MS = 500;
const WIN_MS = 900;
/** Without a win the next frame waits until the last reel of a slow device has come to rest. */
const NEXT_MS = 150;

/** Frames of a round in order: one for lines and ways, several where symbols fall. */
export function framesOf(round: ShownRound | null): SlotFrame[] {
  const frames: SlotFrame[] = [];
  let isFree = false;
  for (const event of round?.events ?? []) {
    const last = frames.at(-1);
    if (event.kind === 'spin' || event.kind === 'fall') frames.push(frameOf(event, isFree));
    else if (event.kind === 'freeSpins') {
      isFree = true;
      if (last !== undefined) last.free = Number(event['count']);
    } else if (last !== undefined) last.wins = [...last.wins, event as unknown as SlotWin];
  }
  return frames;
}

/** Reels have come to rest before anything is marked on them. */
export const REELS_REST_MS = 250;

/** How long a frame stands. */
export function frameMs({ kind, isFree, wins }: SlotFrame): number {
  return moveMs({ kind, isFree }) + (wins.length > 0 ? WIN_MS : NEXT_MS);
}

/** How long its symbols move. */
export function moveMs({ kind, isFree }: Pick<SlotFrame, 'kind' | 'isFree'>): number {
  if (kind === 'fall') return FALL_MS;
  return isFree ? FREE_SPIN_MS : SPIN_MS;
}

/** Until the reels have come to rest and what they won is marked. */
export function slotMs(round: ShownRound): number {
  return framesOf(round).reduce((sum, frame) => sum + frameMs(frame), REELS_REST_MS);
}

/** Places that win, as "reel row". */
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
  return {
    window: event['window'] as string[],
    kind: event.kind === 'fall' ? 'fall' : 'spin',
    wins: (event['wins'] as SlotWin[] | undefined) ?? [],
    times: Number(event['times'] ?? 1),
    free: 0,
    isFree,
  };
}
