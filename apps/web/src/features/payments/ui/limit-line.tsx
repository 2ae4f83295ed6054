import { Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { limitsQuery } from '../../protection/api/limits.ts';
import { restOf, tightest } from '../../protection/model/limit-words.ts';

/** The rest of the member's own deposit limit, with a link to change it. Nothing if none is set. */
export function LimitLine() {
  const { t, tag } = useLocaleText();
  const { data = [] } = useQuery(limitsQuery(useHasToken()));
  const limit = tightest(data, 'deposit');
  if (limit === undefined) return null;
  return (
    <p className="row top caption muted padded mt-3">
      <Icon name="clock" size="small" className="brand" />
      <span className="grow numeric">
        {t('error.limit.deposit', { left: formatAmount(restOf(limit), tag) })}
        {'. '}
        <a className="brand bold" href="/m/member/limits">
          {t('deposit.change')}
        </a>
      </span>
    </p>
  );
}
