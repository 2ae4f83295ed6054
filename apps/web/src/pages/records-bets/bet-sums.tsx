import { displayMinor, parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { betDaysQuery } from '../../features/records/api/bets.ts';
import { type Days, eachDay } from '../../features/records/model/days.ts';
import { DayBars } from '../../features/records/ui/day-bars.tsx';
import { netOf } from '../../shared/bets/bet-money.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { signedMinor } from '../../shared/i18n/signed-amount.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';

interface BetSumsProps {
  days: Days;
  /** The last day of the bars if the period has no end. */
  today: string;
}

/** Net, stake and return of the settled bets of a period, and its days as bars. Its place is kept while they load. */
export function BetSums({ days, today }: BetSumsProps) {
  const t = useText();
  const { tag } = useLocale();
  const { data } = useQuery(betDaysQuery(days, useHasToken()));
  const sum = (read: (day: NonNullable<typeof data>[number]) => bigint) =>
    (data ?? []).reduce((total, day) => total + read(day), 0n);
  const amount = (minor: bigint) => displayMinor(minor, { locale: tag });
  const nets = eachDay(days.startDate, days.endDate ?? today).map((date) => {
    const day = data?.find((each) => each.day === date);
    return day === undefined ? 0n : netOf(day.stake, day.returned);
  });
  const netMinor = sum(({ stake, returned }) => netOf(stake, returned));
  return (
    <section className="card mx mt-3 bet-sums" aria-label={t('bets.net')} aria-busy={data === undefined}>
      {data !== undefined && (
        <>
          <div className="row between">
            <div>
              <p className="caption muted">{t('bets.net')}</p>
              <p className={netMinor > 0n ? 'money numeric positive' : 'money numeric'}>
                <span className="ltr">{signedMinor(netMinor, tag)}</span>
              </p>
            </div>
            {nets.length > 1 && nets.some((net) => net !== 0n) && <DayBars nets={nets} />}
          </div>
          <p className="bet-sums__parts caption muted numeric">
            <span>
              {t('bets.stake')} <b>{amount(sum(({ stake }) => parseMinor(stake)))}</b>
            </span>
            <span>
              {t('bets.win')} <b>{amount(sum(({ returned }) => parseMinor(returned)))}</b>
            </span>
            <span>{t('bets.count', { count: data.reduce((count, { bets }) => count + bets, 0) })}</span>
          </p>
        </>
      )}
    </section>
  );
}

/** The net of one day; nothing while it is unknown or no bet of the day is settled. */
export function DayNet({ days, date }: { days: Days; date: string }) {
  const { tag } = useLocale();
  const { data } = useQuery(betDaysQuery(days, useHasToken()));
  const day = data?.find((each) => each.day === date);
  if (day === undefined || day.bets === 0) return null;
  return <span className="label numeric ltr">{signedMinor(netOf(day.stake, day.returned), tag)}</span>;
}
