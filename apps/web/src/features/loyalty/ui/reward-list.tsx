import { Button, Empty, Icon } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatAmount, formatDate } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { rowsOf } from '../../../shared/query/rows-of.ts';
import { FailedPart, LoadingRows, LoadMore } from '../../../shared/ui/list-states.tsx';
import { type Reward, rewardsQuery } from '../api/loyalty.ts';
import { useCollect } from '../model/use-collect.ts';

/** Rewards with one status; waiting ones can be collected. */
export function RewardList({ state }: { state: Reward['state'] }) {
  const t = useText();
  const list = useInfiniteQuery(rewardsQuery(state, useHasToken()));
  const { data, error, isError, refetch } = list;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  const rewards = rowsOf(data.pages, ({ rewardId }) => rewardId);
  if (rewards.length === 0) return <Empty title={t('rewards.none')} hint={t('rewards.noneHint')} />;
  return (
    <>
      <div className="card card--flush mx">
        {rewards.map((reward) => (
          <RewardRow key={reward.rewardId} reward={reward} />
        ))}
      </div>
      <LoadMore list={list} label={t('loyalty.more')} />
    </>
  );
}

function RewardRow({
  reward: { rewardId, title, terms, play, amount, currency, state, expiresAt, endedAt },
}: {
  reward: Reward;
}) {
  const { t, ...locale } = useLocaleText();
  const { collect, isBusy } = useCollect();
  return (
    <div className="list-row mission">
      <span className="icon-box icon-box--gold">
        <Icon name="gift" size="small" />
      </span>
      <div className="grow">
        <p className="label">
          <bdi>{title}</bdi>
        </p>
        <p className="h3 numeric">
          <span className="ltr">{`${formatAmount(amount, locale.tag)} ${currency}`}</span>
        </p>
        {play !== null && <p className="caption muted numeric">{t('loyalty.bonusGift', play)}</p>}
        {terms !== null && (
          <p className="caption muted">
            <bdi>{terms}</bdi>
          </p>
        )}
        <p className="caption faint">
          {state === 'waiting'
            ? t('loyalty.until', { date: formatDate(expiresAt, locale) })
            : `${t(`loyalty.${state}`)} · ${formatDate(endedAt ?? expiresAt, locale)}`}
        </p>
      </div>
      {state === 'waiting' && (
        <Button variant="gold" size="small" disabled={isBusy} onClick={() => collect(rewardId)}>
          {t('loyalty.claim')}
        </Button>
      )}
    </div>
  );
}
