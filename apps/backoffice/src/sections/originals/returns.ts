import type { GameSettings } from './api.ts';
import { LEAST_FLOOR, PERCENT, scaledOf } from './percent.ts';
import { originalsTexts as words } from './texts.ts';

/** Problems of a return and its minimum, both typed in percent. The server compares the returns of payout tables. */
export function wrongReturns({ hasEdge }: Pick<GameSettings, 'hasEdge'>, percent: string, floor: string) {
  if (!PERCENT.test(floor)) return { floor: words.wrongReturn };
  if (scaledOf(floor) < LEAST_FLOOR || scaledOf(floor) > 10_000) return { floor: words.wrongFloor };
  if (!hasEdge) return {};
  if (!PERCENT.test(percent)) return { percent: words.wrongReturn };
  return { percent: (scaledOf(percent) < scaledOf(floor) || scaledOf(percent) > 10_000) && words.belowFloor };
}
