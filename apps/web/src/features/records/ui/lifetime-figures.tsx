import { StatCard } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount, formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart } from '../../../shared/ui/list-states.tsx';
import { securityQuery } from '../../security/logins/api/security.ts';
import { lifetimeQuery } from '../api/statement.ts';

/** Net deposits of all time, and the previous log-in. */
export function LifetimeFigures() {
  const { t, ...locale } = useLocaleText();
  const hasToken = useHasToken();
  const { data, isPending, isError, error, refetch } = useQuery(lifetimeQuery(hasToken));
  const { data: security } = useQuery(securityQuery(hasToken));
  const last = security?.lastLogin;
  const figure = (name: 'deposited' | 'withdrawn' | 'net') => (
    <StatCard
      label={t(`statement.${name}`)}
      isLoading={isPending}
      value={data && formatAmount(data[name], locale.tag, { sign: name === 'net' })}
    />
  );
  return (
    <section aria-label={t('statement.since')}>
      <p className="caption muted">{t('statement.since')}</p>
      {data === undefined && isError ? (
        <FailedPart error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="statement-figures">
          {figure('deposited')}
          {figure('withdrawn')}
          {figure('net')}
        </div>
      )}
      {last && (
        <p className="caption muted mt-3">{t('statement.lastLogin', { time: formatDateTime(last.at, locale) })}</p>
      )}
    </section>
  );
}
