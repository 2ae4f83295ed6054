import { formatCount } from '../shared/format.ts';
import { listTexts } from './texts.ts';

/** "1,904", or "more than 10,000" if counting stopped there. */
export function countWords({ count, countIsExact }: { count: number; countIsExact: boolean }): string {
  return countIsExact ? formatCount(count) : listTexts.moreThan(formatCount(count));
}
