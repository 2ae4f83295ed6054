import { StatCard } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart } from '../../../shared/ui/list-states.tsx';
import { countersQuery } from '../api/team.ts';

/** How many of the team registered, bet, logged in today, and are there now. @param day today of the merchant */
export function TeamCounters({ day }: { day: string }) {
  const t = useText();
  const { data, error, isError, refetch } = useQuery({
    ...countersQuery(day, useHasToken()),
    refetchInterval: REFRESH_MS,
  });
  if (isError && data === undefined) return <FailedPart error={error} onRetry={() => void refetch()} />;
  const isLoading = data === undefined;
  return (
    <section className="two-columns mx" aria-label={t('agency.counters')}>
      <StatCard
        icon="user-plus"
        label={t('agency.counter.registered')}
        value={data?.teamRegisterMemberCount}
        isLoading={isLoading}
      />
      <StatCard icon="ticket" label={t('agency.counter.bet')} value={data?.teamBetMemberCount} isLoading={isLoading} />
      <StatCard
        icon="clock"
        label={t('agency.counter.loggedIn')}
        value={data?.teamLoginMemberCount}
        isLoading={isLoading}
      />
      <StatCard icon="zap" label={t('agency.counter.online')} value={data?.teamOnlineCount} isLoading={isLoading} />
    </section>
  );
}

const REFRESH_MS = 60_000;
