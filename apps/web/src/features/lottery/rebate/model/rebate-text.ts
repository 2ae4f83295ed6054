import { formatPercent } from '../../../../shared/i18n/format.ts';
import type { Translate } from '../../../../shared/i18n/use-text.ts';

/** A rebate as text, from tenths of a percent: "Rebate 3.5%". */
export const rebateText = (tenths: number, t: Translate, tag: string): string =>
  t('lottery.rebatePaid', { value: formatPercent((tenths / 10).toFixed(1), tag) });
