import { useEffect, useMemo, useState } from 'react';
import { onceMoving } from './motion.ts';
import type { ShownRound } from './shown-round.ts';
import { frameMs, framesOf, isMarked, moveMs, REELS_REST_MS, type SlotFrame } from './slot-frames.ts';

export interface FrameShown {
  frame: SlotFrame | null;
  former: SlotFrame | null;
  index: number;
  /** The symbols have stopped, so its wins may be marked. */
  isStill: boolean;
}

/** Steps through the frames of a round after a response; a round from before this visit is shown in its last frame. */
export function useFrames(round: ShownRound | null, motion: number): FrameShown {
  const frames = useMemo(() => framesOf(round), [round]);
  const [before, setBefore] = useState<SlotFrame | null>(null);
  const [shown, setShown] = useState({ motion, index: frames.length - 1, isStill: true });
  const isNew = shown.motion !== motion;
  if (isNew) {
    setShown({ motion, index: 0, isStill: false });
  }
  useEffect(() => {
    if (motion === 0) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stopWaiting = onceMoving(() => {
      let atMs = 0;
      frames.forEach((frame, index) => {
        // The first frame is shown together with the response.
        if (index > 0) timers.push(setTimeout(() => setShown({ motion, index, isStill: false }), atMs));
        const restsAt = atMs + moveMs(frame) + REELS_REST_MS;
        if (isMarked(frame) || index === frames.length - 1)
          timers.push(setTimeout(() => setShown({ motion, index, isStill: true }), restsAt));
        atMs += frameMs(frame);
      });
      timers.push(setTimeout(() => setBefore(frames.at(-1) ?? null), atMs));
    });
    return () => {
      stopWaiting();
      timers.forEach(clearTimeout);
    };
  }, [frames, motion]);
  const index = isNew ? 0 : shown.index;
  return {
    frame: frames[index] ?? null,
    former: frames[index - 1] ?? before,
    index,
    isStill: !isNew && shown.isStill,
  };
}
