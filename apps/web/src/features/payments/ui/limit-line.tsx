import { parseMinor } from '@fairlot/money';
import { Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { limitsQuery } from '../../protection/api/limits.ts';
import { restOf, tightest } from '../../protection/model/limit-words.ts';

/**
 * The rest of the member's own deposit limit, with a link to change it; in the colour of errors while the amount is
 * higher. Nothing if none is set.
 */
export function LimitLine({ amountMinor }: { amountMinor: bigint }) {
  const { t, tag } = useLocaleText();
  const { data = [] } = useQuery(limitsQuery(useHasToken()));
  const limit = tightest(data, 'deposit');
  if (limit === undefined) return null;
  const left = restOf(limit);
  const isOver = amountMinor > parseMinor(left);
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
