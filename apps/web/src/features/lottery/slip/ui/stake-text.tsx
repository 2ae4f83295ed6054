import { displayMinor, stakeStep, wholeUnit } from '@fairlot/money';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { MONEY_UNIT } from '../model/stake.ts';
import type { SlipView } from './slip-view.ts';

/** The stake per unit in its unit: an amount, or points. */
export function StakeText({ view: { stakeMinor, unit } }: { view: Pick<SlipView, 'stakeMinor' | 'unit'> }) {
  const { t, tag } = useLocaleText();
  if (unit === MONEY_UNIT) {
    // Stakes with decimals show them all, because the last digits typed are the decimals.
    const decimals = stakeStep() === wholeUnit() ? 0 : undefined;
    return displayMinor(stakeMinor, { locale: tag, decimals });
  }
  return t('lottery.points', { count: Number(stakeMinor / unit.minor) });
}
