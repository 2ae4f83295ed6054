import { Icon } from '@fairlot/ui';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';

/**
 * The rest of the member's own deposit limit, with a link to change it; in the colour of errors while the amount is
 * higher. Nothing if none is set.
 * @param left wire amount
 */
export function LimitLine({ left, isOver }: { left: string | null; isOver: boolean }) {
  const { t, tag } = useLocaleText();
  if (left === null) return null;
  return (
    <p
      className={isOver ? 'row top caption negative padded mt-3' : 'row top caption muted padded mt-3'}
      role={isOver ? 'alert' : undefined}
    >
      <Icon name="clock" size="small" className={isOver ? undefined : 'brand'} />
      <span className="grow numeric">
        {t('error.limit.deposit', { left: formatAmount(left, tag) })}
        {'. '}
        <a className="brand bold" href="/m/member/limits">
          {t('deposit.change')}
        </a>
      </span>
    </p>
  );
}
