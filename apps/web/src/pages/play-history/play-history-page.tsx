import { Button, Empty, Flag, Icon, MenuRow, SectionHead, Segmented, StatCard } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limitsQuery } from '../../features/protection/api/limits.ts';
import { historyQuery, markReviewed, type PlayHistory, sessionQuery } from '../../features/protection/api/session.ts';
import { historyCsv } from '../../features/protection/model/history-csv.ts';
import { minutesText, valueText } from '../../features/protection/model/limit-words.ts';
import { NetBars } from '../../features/protection/ui/net-bars.tsx';
import { ReviewCard } from '../../features/protection/ui/review-card.tsx';
import { saveFile } from '../../features/security/account/model/save-file.ts';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { formatAmount } from '../../shared/i18n/format.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

const PERIODS = { today: 1, week: 7, month: 30, year: 365 } as const;
type Period = keyof typeof PERIODS;

/** A member's time and money: by day as a chart, and by game. */
export default function PlayHistoryPage() {
  return (
    <RealAccountOnly next="/m/member/history">
      <Periods />
    </RealAccountOnly>
  );
}

function Periods() {
  const t = useText();
  const hasToken = useHasToken();
  const [period, setPeriod] = useState<Period>('week');
  const { data, error, isError, refetch } = useQuery(historyQuery(PERIODS[period], hasToken));
  return (
    <div className="padded mt-3 stack">
      <Segmented
        label={t('limits.periods')}
        options={(Object.keys(PERIODS) as Period[]).map((value) => ({ value, label: t(`history.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
      <Review />
      {data === undefined && (isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />)}
      {data !== undefined && <History history={data} />}
      {data !== undefined && (
        <Button
          variant="neutral"
          wide
          onClick={() => saveFile(`history-${PERIODS[period]}.csv`, 'text/csv', historyCsv(data, t))}
        >
          {t('history.save')}
        </Button>
      )}
    </div>
  );
}

function History({ history: { days, games, total, open } }: { history: PlayHistory }) {
  const t = useText();
  const { tag } = useLocale();
  return (
    <>
      <section className="card stack" aria-label={t('history.net')}>
        <div className="row between top">
          <div>
            <p className="caption muted">{t('history.net')}</p>
            <p className="h1 numeric ltr">{formatAmount(total.net, tag, { sign: true })}</p>
          </div>
          {total.net !== '0.00' && (
            <Flag tone={total.net.startsWith('-') ? 'neutral' : 'pos'}>
              {t(total.net.startsWith('-') ? 'check.lost' : 'check.won')}
            </Flag>
          )}
        </div>
        <NetBars days={days} />
      </section>
      <div className="play-figures">
        <StatCard label={t('check.stakes')} value={formatAmount(total.stake, tag)} />
        <StatCard label={t('check.returns')} value={formatAmount(total.win, tag)} />
        <StatCard label={t('history.time')} value={minutesText(total.minutes, t)} />
      </div>
      <SectionHead title={t('history.games')} more={{ text: t('history.allBets'), href: '/m/gameRecord' }} />
      {games.length === 0 ? <Empty title={t('history.none')} /> : <Games games={games} />}
      {open !== '0.00' && (
        <p className="row top gap-3 caption muted">
          <Icon name="info" size="small" className="brand" />
          <span>{t('history.open', { amount: formatAmount(open, tag) })}</span>
        </p>
      )}
      <LossLimit />
    </>
  );
}

function Games({ games }: { games: PlayHistory['games'] }) {
  const t = useText();
  const { tag } = useLocale();
  return (
    <section className="card card--flush" aria-label={t('history.games')}>
      {games.map(({ product, gameId, gameName, bets, stake, net }) => (
        <MenuRow
          key={`${product} ${gameId}`}
          icon={product === 'lottery' ? 'ticket' : 'play'}
          label={gameName}
          meta={t('history.row', { amount: formatAmount(stake, tag), bets })}
          end={<span className="label numeric ltr">{formatAmount(net, tag, { sign: true })}</span>}
        />
      ))}
    </section>
  );
}

function LossLimit() {
  const t = useText();
  const { tag } = useLocale();
  const hasToken = useHasToken();
  const { data } = useQuery(limitsQuery(hasToken));
  const loss = data?.find(({ kind, period }) => kind === 'loss' && period === 'day');
  if (loss === undefined) return null;
  const { limit, used } = loss;
  return (
    <section className="card card--flush" aria-label={t('title.limits')}>
      <MenuRow
        icon="clock"
        tone="brand"
        label={t('history.lossLimit')}
        meta={
          limit === null
            ? t('limits.none')
            : t('limits.now', { limit: valueText(limit, tag, t), used: valueText(used, tag, t) })
        }
        href="/m/member/limits"
      />
    </section>
  );
}

/** The member is asked every six months to review the account; this section confirms the review. */
function Review() {
  const hasToken = useHasToken();
  const client = useQueryClient();
  const { data } = useQuery(sessionQuery(hasToken));
  const { mutate, isPending } = useMutation({
    mutationFn: () => markReviewed({}),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery(true).queryKey }),
  });
  return data?.isReviewDue ? <ReviewCard isBusy={isPending} onDone={() => mutate()} /> : null;
}
