import { playNotes } from '../../../shared/sound/notes.ts';
import { isSoundOn } from '../../../shared/sound/sound.ts';

const MOVE = { hertz: [420], seconds: 0.05 } as const;
/** The sound is the same for every amount. */
const WIN = { hertz: [587, 784], seconds: 0.12 } as const;

/** A short dry sound when something moves. */
export function playMove(): void {
  if (isSoundOn()) playNotes(MOVE);
}

/** Plays only when the net of a round is above zero. */
export function playWin(): void {
  if (isSoundOn()) playNotes(WIN);
}
