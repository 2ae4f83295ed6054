import { ButtonLink, Icon, SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { rebateQuery, type WaitingDay, waitingQuery } from '../../features/loyalty/api/loyalty.ts';
import { earningsQuery, type Paid } from '../../features/promotions/api/earnings.ts';
import { EarningCard } from '../../features/promotions/ui/earning-card.tsx';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { formatAmount, formatDate, formatTime } from '../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

/** Cashback: earned so far by level and joined promotions, waiting to be collected, and paid. */
export default function CashbackPage() {
  return (
    <RealAccountOnly next="/m/member/cashback">
      <Cashback />
    </RealAccountOnly>
  );
}

function Cashback() {
  const t = useText();
  const hasToken = useHasToken();
  const rebate = useQuery(rebateQuery(hasToken));
  const earnings = useQuery(earningsQuery(hasToken));
  const earlier = [...(rebate.data?.paid ?? []), ...(earnings.data?.paid ?? [])].toSorted((a, b) => b.at - a.at);
  return (
    <>
      <Ready level={rebate.data?.level ?? null} />
      <Loaded query={rebate}>
        {({ level, earning, waiting }) => (
          <>
            <Heading title={t('cashback.day')} at={rebate.dataUpdatedAt} />
            <EarningCard earning={earning} name={t('cashback.level', { level })} />
            {waiting.length > 0 && <Waiting days={waiting} />}
          </>
        )}
      </Loaded>
      <Loaded query={earnings}>
        {({ running }) =>
          running.map(({ offerId, title, every, earning }) => (
            <section key={offerId}>
              <Heading title={t(`cashback.${every}`)} at={earnings.dataUpdatedAt} />
              <EarningCard earning={earning} name={title} />
            </section>
          ))
        }
      </Loaded>
      {earlier.length > 0 && <Earlier list={earlier} />}
      <p className="caption muted row top padded mt-3">
        <Icon name="info" size="small" className="brand" />
        <span>{t('cashback.note')}</span>
      </p>
    </>
  );
}

function Heading({ title, at }: { title: string; at: number }) {
  const { t, ...locale } = useLocaleText();
  return (
    <div className="row between padded mt-4">
      <h2 className="h2">{title}</h2>
      <span className="caption muted">{t('cashback.counted', { time: formatTime(at, locale) })}</span>
    </div>
  );
}

function Ready({ level }: { level: number | null }) {
  const { t, tag } = useLocaleText();
  const { data } = useQuery(waitingQuery(useHasToken()));
  if (data === undefined || data.count === 0) return null;
  return (
    <section className="level-card mx mt-3">
      <p className="row between">
        <span className="caption level-card__soft">{t('cashback.ready')}</span>
        {level !== null && (
          <span className="vip-badge numeric">
            <Icon name="crown" size="tiny" />
            VIP {level}
          </span>
        )}
      </p>
      <p className="level-card__name numeric">
        {formatAmount(data.amount, tag)} <span className="caption level-card__soft">{data.currency}</span>
      </p>
      <div className="mt-3">
        <ButtonLink variant="gold" size="large" wide href="/m/rewardCenter">
          {t('offers.toRewards')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Completed days; their cashback is paid at noon of the following day. */
function Waiting({ days }: { days: readonly WaitingDay[] }) {
  const { t, ...locale } = useLocaleText();
  return (
    <ul className="card card--flush mx mt-2">
      {days.map(({ day, amount, from }) => (
        <li key={day} className="offer-ended">
          <span>
            <span className="bold">{t('cashback.waiting')}</span>
            <span className="caption muted">
              {t('cashback.comes', { date: formatDate(from, locale), time: formatTime(from, locale) })}
            </span>
          </span>
          <span className="numeric">{formatAmount(amount, locale.tag)}</span>
        </li>
      ))}
    </ul>
  );
}

function Earlier({ list }: { list: readonly Paid[] }) {
  const { t, ...locale } = useLocaleText();
  return (
    <>
      <SectionHead title={t('cashback.earlier')} />
      <ul className="card card--flush mx">
        {list.map(({ title, amount, at, isLapsed }) => (
          <li key={`${at}:${title}`} className="offer-ended">
            <span>
              <bdi className="bold">{title}</bdi>
              <span className="caption muted">
                {t(isLapsed ? 'cashback.lapsed' : 'cashback.given', { date: formatDate(at, locale) })}
              </span>
            </span>
            <span className={isLapsed ? 'numeric muted' : 'numeric positive'}>
              {isLapsed ? formatAmount(amount, locale.tag) : `+ ${formatAmount(amount, locale.tag)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
