import { displayMinor } from '@fairlot/money';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { limitsOf } from '../model/slip.ts';
import { MONEY_UNIT, stakeProblem, thousandsOf } from '../model/stake.ts';
import type { SlipView } from './slip-view.ts';

/** A preset stake; absent when the play does not allow it. */
export function QuickStake({ minor, view }: { minor: bigint; view: SlipView }) {
  const { t, tag } = useLocaleText();
  if (stakeProblem(minor, limitsOf(view.play)) !== null) return null;
  const full = displayMinor(minor, { locale: tag, decimals: 0 });
  const thousands = thousandsOf(minor);
  const money = thousands === null ? full : t('lottery.thousands', { count: thousands });
  const text = view.unit === MONEY_UNIT ? money : (minor / view.unit.minor).toString();
  return (
    <button
      type="button"
      className="quick-stake numeric"
      aria-pressed={view.stakeMinor === minor}
      onClick={() => view.onStake(minor)}
    >
      {text}
    </button>
  );
}
