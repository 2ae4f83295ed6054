import { displayMinor, parseMinor } from '@fairlot/money';
import { Skeleton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { type BetDay, betDaysQuery, type BetFilter } from '../../features/records/api/bets.ts';
import { type Days, eachDay } from '../../features/records/model/days.ts';
import { spanText } from '../../features/records/model/record-words.ts';
import { NetBars } from '../../shared/charts/net-chart.tsx';
import { formatAmount } from '../../shared/i18n/format.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { signedMinor } from '../../shared/i18n/signed-amount.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart } from '../../shared/ui/list-states.tsx';

interface BetSumsProps {
  filter: BetFilter & Days;
  /** The last day of the period if it has no end. */
  today: string;
}

/**
 * Net, stake and return of the settled bets that the filter selects, and the period's days as bars. Open bets are only
 * named. Its place is kept while the sums load.
 */
export function BetSums({ filter, today }: BetSumsProps) {
  const { t, tag } = useLocaleText();
  const { data, error, isError, refetch } = useQuery(betDaysQuery(filter, useHasToken()));
  if (data === undefined && isError) return <FailedPart error={error} onRetry={() => void refetch()} />;
  const endDate = filter.endDate ?? today;
  const name = filter.type === 'open' ? t('lottery.status.open') : t('bets.net');
  return (
    <section className="card mx mt-3 bet-sums" aria-label={name} aria-busy={data === undefined}>
      <p className="caption muted">
        {name}, <span className="numeric">{spanText(filter.startDate, endDate, tag)}</span>
      </p>
      {data === undefined ? <Skeleton shape="title" late /> : <Sums days={data} filter={filter} endDate={endDate} />}
    </section>
  );
}

function Sums({ days, filter, endDate }: { days: readonly BetDay[]; filter: BetFilter & Days; endDate: string }) {
  const { t, tag } = useLocaleText();
  const sum = (field: 'stake' | 'returned' | 'net' | 'openStake') =>
    days.reduce((total, day) => total + parseMinor(day[field]), 0n);
  const count = (field: 'bets' | 'open') => days.reduce((total, day) => total + day[field], 0);
  const amount = (minor: bigint) => displayMinor(minor, { locale: tag });
  if (filter.type === 'open')
    return (
      <>
        <p className="money numeric ltr">{amount(sum('openStake'))}</p>
        <p className="bet-sums__parts caption muted numeric">{t('bets.count', { count: count('open') })}</p>
      </>
    );
  const nets = eachDay(filter.startDate, endDate).map((date) =>
    parseMinor(days.find(({ day }) => day === date)?.net ?? '0.00'),
  );
  const netMinor = sum('net');
  return (
    <>
      <div className="row between top">
        <p className={netMinor > 0n ? 'money numeric positive' : 'money numeric'}>
          <span className="ltr">{signedMinor(netMinor, tag)}</span>
        </p>
        {nets.length > 1 && nets.some((net) => net !== 0n) && <NetBars nets={nets.map(Number)} />}
      </div>
      <p className="bet-sums__parts caption muted numeric">
        <span>
          {t('bets.stake')} <b>{amount(sum('stake'))}</b>
        </span>
        <span>
          {t('bets.win')} <b>{amount(sum('returned'))}</b>
        </span>
        <span>{t('bets.count', { count: count('bets') })}</span>
      </p>
      {count('open') > 0 && (
        <p className="caption muted mt-3">{t('bets.openLeft', { amount: amount(sum('openStake')) })}</p>
      )}
    </>
  );
}

/** The net of one day's settled bets; nothing while it is unknown or no bet of the day is settled. */
export function DayNet({ filter, date }: { filter: BetFilter; date: string }) {
  const { tag } = useLocale();
  const { data } = useQuery(betDaysQuery(filter, useHasToken()));
  const day = data?.find((each) => each.day === date);
  if (day === undefined || (day.bets === 0 && day.open > 0)) {
    const isOpenOnly = filter.type === 'open' && day !== undefined;
    return isOpenOnly ? <span className="label numeric">{formatAmount(day.openStake, tag)}</span> : null;
  }
  return <span className="label numeric ltr">{signedMinor(parseMinor(day.net), tag)}</span>;
}
