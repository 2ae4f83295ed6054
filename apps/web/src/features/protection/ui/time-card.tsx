import { Icon, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { historyQuery, sessionQuery } from '../api/session.ts';
import { minutesText } from '../model/limit-words.ts';
import { SessionRing } from './session-ring.tsx';

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
      <UiLink href="/m/member/history" className="list-row time-card">
        <SessionRing minutes={today} limit={null} />
        <span className="grow">
          <span className="h3 block">
            {today === undefined ? t('title.history') : t('time.today', { time: minutesText(today, t) })}
          </span>
          <span className="caption muted block">
            {average === undefined ? t('check.history') : t('time.average', { time: minutesText(average, t) })}
          </span>
        </span>
        <Icon name="chevron" size="small" className="faint" />
      </UiLink>
      {session?.isReviewDue && (
        <div className="note row top gap-3">
          <Icon name="info" size="small" className="brand" />
          <span>{t('review.text')}</span>
        </div>
      )}
    </section>
  );
}
