import { Icon, type IconName } from '@fairlot/ui';
import { numberText } from '../../../shared/i18n/number-text.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Benefit } from '../api/loyalty.ts';

const ICONS: Record<Benefit['kind'], IconName> = {
  rebate: 'refresh',
  rebateCap: 'wallet',
  upgrade: 'crown',
  birthday: 'gift',
  monthly: 'calendar',
  withdrawDaily: 'upload',
  freeWithdrawals: 'bank',
  service: 'headset',
};

/** The benefits of a level with their values. */
export function BenefitGrid({ benefits }: { benefits: readonly Benefit[] }) {
  const { t, tag } = useLocaleText();
  const valueOf = ({ kind, value }: Benefit) => {
    if (kind === 'service') return t(`loyalty.service.${value}`);
    if (kind === 'rebate') return numberText(Number(value) / 100, tag, { style: 'percent', maximumFractionDigits: 3 });
    return kind === 'freeWithdrawals' ? numberText(Number(value), tag) : formatAmount(value, tag, { decimals: 0 });
  };
  return (
    <ul className="benefits mx mt-3">
      {benefits.map((benefit) => (
        <li key={benefit.kind} className="card benefit">
          <span className="benefit__icon">
            <Icon name={ICONS[benefit.kind]} size="small" />
          </span>
          <span className="benefit__value numeric">{valueOf(benefit)}</span>
          <span className="caption muted">{t(`loyalty.benefit.${benefit.kind}`)}</span>
        </li>
      ))}
    </ul>
  );
}
