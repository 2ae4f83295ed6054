import type { ValueWords } from '../../shared/section.ts';
import { gameTexts } from './games/texts.ts';
import { drawTexts, lotteryTexts } from './texts.ts';

/** Weekdays, Sunday 1 to Saturday 7. */
const drawDays = Object.fromEntries(gameTexts.days.map((day, at) => [String(at + 1), day]));

export const values: ValueWords = {
  // A draw's own status, and that of a result that an operator or a file reported.
  draw: { state: { ...drawTexts.states, ...lotteryTexts.file.states }, voidReason: drawTexts.voidReasons },
  file: { kind: lotteryTexts.file.kinds },
  lottery: { source: gameTexts.sources, drawDays },
};
