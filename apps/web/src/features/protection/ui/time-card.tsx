import { Icon, MenuRow } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { historyQuery, sessionQuery } from '../api/session.ts';
import { minutesText } from '../model/limit-words.ts';

/**
 * Time played today and on an average day, with a link to the history; every six months also a reminder to review the
 * account.
 */
export function TimeCard() {
  const t = useText();
  const hasToken = useHasToken();
  const { data } = useQuery(historyQuery(7, hasToken));
  const { data: session } = useQuery(sessionQuery(hasToken));
  const today = data?.days.at(-1)?.minutes;
  const average = data === undefined ? undefined : Math.round(data.total.minutes / data.days.length);
  return (
    <section className="card card--flush" aria-label={t('title.history')}>
      <MenuRow
        icon="list"
        tone="info"
        label={today === undefined ? t('title.history') : t('time.today', { time: minutesText(today, t) })}
        meta={average === undefined ? t('check.history') : t('time.average', { time: minutesText(average, t) })}
        href="/m/member/history"
      />
      {session?.isReviewDue && (
        <div className="note row top gap-3">
          <Icon name="info" size="small" className="brand" />
          <span>{t('review.text')}</span>
        </div>
      )}
    </section>
  );
}
