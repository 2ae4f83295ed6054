import { type IconName, StatCard } from '@fairlot/ui';
import { logIn, signal } from '@fairlot/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart } from '../../../shared/ui/list-states.tsx';
import { countersQuery } from '../api/team.ts';

/**
 * Numbers of team members who registered, bet or logged in today, each compared with this time yesterday, and of those
 * online.
 * @param day today in the merchant's time zone
 */
export function TeamCounters({ day }: { day: string }) {
  const t = useText();
  const { data, error, isError, refetch } = useQuery({
    ...countersQuery(day, useHasToken()),
    refetchInterval: REFRESH_MS,
  });
  if (isError && data === undefined) return <FailedPart error={error} onRetry={() => void refetch()} />;
  return (
    <section className="two-columns mx" aria-label={t('agency.counters')}>
      <Counter
        icon="user-plus"
        name="registered"
        now={data?.teamRegisterMemberCount}
        former={data?.formerRegisterMemberCount}
      />
      <Counter icon="ticket" name="bet" now={data?.teamBetMemberCount} former={data?.formerBetMemberCount} />
      <Counter icon={logIn} name="loggedIn" now={data?.teamLoginMemberCount} former={data?.formerLoginMemberCount} />
      <StatCard
        icon={signal}
        label={t('agency.counter.online')}
        value={data === undefined ? null : <Online count={data.teamOnlineCount} />}
        isLoading={data === undefined}
      />
    </section>
  );
}

const REFRESH_MS = 60_000;

interface CounterProps {
  icon: IconName;
  name: 'registered' | 'bet' | 'loggedIn';
  /** Undefined until it is known. */
  now: number | undefined;
  /** Undefined on platforms that count only today. */
  former: number | undefined;
}

function Counter({ icon, name, now, former }: CounterProps) {
  const t = useText();
  return (
    <StatCard
      icon={icon}
      label={t(`agency.counter.${name}`)}
      value={
        <>
          {now}
          {now !== undefined && former !== undefined && former !== now && <Change by={now - former} />}
        </>
      }
      isLoading={now === undefined}
    />
  );
}

function Change({ by }: { by: number }) {
  const { t, tag } = useLocaleText();
  const change = new Intl.NumberFormat(tag, { signDisplay: 'always', numberingSystem: 'latn' })
    .format(by)
    .replace('-', '−');
  return (
    <>
      <small className={`counter-change ${by > 0 ? 'positive' : 'negative'}`} aria-hidden="true">
        {change}
      </small>
      <span className="visually-hidden"> {t('agency.counter.change', { change })}</span>
    </>
  );
}

function Online({ count }: { count: number }) {
  return (
    <>
      {count}
      {count > 0 && <i className="counter-online" />}
    </>
  );
}
