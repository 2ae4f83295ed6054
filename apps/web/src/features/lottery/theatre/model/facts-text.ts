import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { Readings } from '../../results/model/readings.ts';

/** "Sum 11 · Big · Odd". */
export function factsText({ sum, sumText, flags }: Readings, t: Translate): string {
  return [t(`lottery.${sumText}`, { n: sum }), ...flags.map((key) => t(`lottery.${key}`))].join(' \u00b7 ');
}
