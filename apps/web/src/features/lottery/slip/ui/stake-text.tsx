import { displayMinor } from '@fairlot/money';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { MONEY_UNIT } from '../model/stake.ts';
import type { SlipView } from './slip-view.ts';

/** The stake per unit in its unit: an amount, or points. */
export function StakeText({ view: { stakeMinor, unit } }: { view: Pick<SlipView, 'stakeMinor' | 'unit'> }) {
  const t = useText();
  const { tag } = useLocale();
  if (unit === MONEY_UNIT) return displayMinor(stakeMinor, { locale: tag, decimals: 0 });
  return t('lottery.points', { count: Number(stakeMinor / unit.minor) });
}
