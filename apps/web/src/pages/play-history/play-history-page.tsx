import { displayMinor, isZero } from '@fairlot/money';
import { Empty, Flag, Icon, IconButton, MenuRow, SectionHead, Segmented, StatCard } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GameThumbnail } from '../../features/catalogue/games/ui/game-thumbnail.tsx';
import { limitsQuery } from '../../features/protection/api/limits.ts';
import { historyQuery, markReviewed, type PlayHistory, sessionQuery } from '../../features/protection/api/session.ts';
import { historyCsv } from '../../features/protection/model/history-csv.ts';
import { lossLimits } from '../../features/protection/model/loss-limits.ts';
import { minutesText, valueText } from '../../features/protection/model/limit-words.ts';
import { ReviewCard } from '../../features/protection/ui/review-card.tsx';
import { isCredit } from '../../features/records/model/amounts.ts';
import { spanText } from '../../features/records/model/record-words.ts';
import { saveFile } from '../../features/security/account/model/save-file.ts';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { NetChart } from '../../shared/charts/net-chart.tsx';
import { formatAmount } from '../../shared/i18n/format.ts';
import { signedAmount } from '../../shared/i18n/signed-amount.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useHasToken } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

const PERIODS = { today: 1, week: 7, month: 30, year: 365 } as const;
type Period = keyof typeof PERIODS;
/** Categories of drawn pictures, by product; in-house games have none. */
const GAME_TYPES: Readonly<Record<string, string>> = {
  lottery: 'ELOTT',
  slots: 'RNG',
  live: 'LIVE',
  pvp: 'PVP',
  fish: 'FISH',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
};

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
  const query = useQuery(historyQuery(PERIODS[period], hasToken));
  const { data } = query;
  return (
    <>
      <PageTop
        title={t('title.history')}
        actions={
          <IconButton
            icon="download"
            label={t('history.save')}
            disabled={data === undefined}
            onClick={() => data && saveFile(`history-${PERIODS[period]}.csv`, 'text/csv', historyCsv(data, t))}
          />
        }
      />
      <div className="padded mt-3 stack">
        <Segmented
          label={t('limits.periods')}
          options={(Object.keys(PERIODS) as Period[]).map((value) => ({ value, label: t(`history.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
        <Review />
        <Loaded query={query} shape="row">
          {(history) => <History history={history} />}
        </Loaded>
      </div>
    </>
  );
}

function History({ history: { days, games, total, open } }: { history: PlayHistory }) {
  const { t, tag } = useLocaleText();
  const { data: set = [] } = useQuery(limitsQuery(useHasToken()));
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const words = {
    caption: t('history.chart'),
    day: t('limits.day'),
    won: t('history.dayWon'),
    lost: t('history.dayLost'),
    running: t('history.running'),
  };
  const limits = lossLimits(set, days.length).map(({ period, minor }) => ({
    minor,
    text: t('history.limit', {
      period: t(`limits.${period}`),
      amount: displayMinor(BigInt(minor), { locale: tag }),
    }),
  }));
  return (
    <>
      <section className="card stack" aria-label={t('history.net')}>
        <div className="row between top">
          <div>
            <p className="caption muted">
              {t('history.net')}, <span className="numeric">{spanText(first, last, tag)}</span>
            </p>
            <p className="h1 numeric">
              <span className="ltr">{formatAmount(total.net, tag, { sign: true })}</span>
            </p>
          </div>
          {!isZero(total.net) && (
            <Flag tone={total.net.startsWith('-') ? 'neutral' : 'pos'}>
              {t(total.net.startsWith('-') ? 'check.lost' : 'check.won')}
            </Flag>
          )}
        </div>
        {games.length === 0 ? (
          <Empty title={t('history.none')} />
        ) : (
          <NetChart days={days} limits={limits} words={words} />
        )}
      </section>
      <div className="play-figures">
        <StatCard label={t('check.stakes')} value={formatAmount(total.stake, tag)} />
        <StatCard label={t('check.returns')} value={formatAmount(total.win, tag)} />
        <StatCard label={t('play.time')} value={minutesText(total.minutes, t)} />
      </div>
      {games.length > 0 && (
        <>
          <SectionHead title={t('history.games')} more={{ text: t('history.allBets'), href: '/m/gameRecord' }} />
          <Games games={games} />
        </>
      )}
      {!isZero(open) && (
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
  const { t, tag } = useLocaleText();
  return (
    <section className="card card--flush" aria-label={t('history.games')}>
      {games.map(({ product, gameId, gameName, picture, bets, stake, net }) => (
        <div key={`${product} ${gameId}`} className="list-row list-row--tall">
          <GameThumbnail picture={picture} gameType={GAME_TYPES[product] ?? ''} gameCode={gameId} />
          <span className="grow">
            <span className="label two-lines">{gameName}</span>
            <span className="caption faint numeric block">
              {t('history.row', { amount: formatAmount(stake, tag), bets })}
            </span>
          </span>
          <span className={isCredit(net) ? 'label numeric ltr positive' : 'label numeric ltr'}>
            {signedAmount(net, tag)}
          </span>
        </div>
      ))}
    </section>
  );
}

function LossLimit() {
  const { t, tag } = useLocaleText();
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
