import { Button, ButtonLink, cx, Icon, type IconName, Progress } from '@fairlot/ui';
import { formatAmount, formatDate, formatTime } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { Mission } from '../api/loyalty.ts';
import { useCollect } from '../model/use-collect.ts';

const PERIODS = ['day', 'week', 'once'] as const;

/** Missions grouped by their period. */
export function MissionGroups({ missions }: { missions: readonly Mission[] }) {
  const { t, ...locale } = useLocaleText();
  return (
    <>
      {PERIODS.map((period) => {
        const own = missions.filter((mission) => mission.period === period);
        const endsAt = own[0]?.endsAt ?? null;
        if (own.length === 0) return null;
        return (
          <section key={period}>
            <div className="section-head">
              <h2 className="h2">{t(`loyalty.period.${period}`)}</h2>
              {endsAt !== null && (
                <span className="caption muted">
                  {t('loyalty.ends', { time: `${formatDate(endsAt, locale)} ${formatTime(endsAt, locale)}` })}
                </span>
              )}
            </div>
            <MissionList missions={own} />
          </section>
        );
      })}
    </>
  );
}

/** Rows of missions with their actions. */
export function MissionList({ missions }: { missions: readonly Mission[] }) {
  return (
    <div className="card card--flush mx">
      {missions.map((mission) => (
        <MissionRow key={mission.missionId} mission={mission} />
      ))}
    </div>
  );
}

function MissionRow({ mission }: { mission: Mission }) {
  const { t, tag } = useLocaleText();
  const { title, progress, target, amount, state } = mission;
  const { icon, tone } = lookOf(mission);
  const isDone = state !== 'open';
  return (
    <div className="list-row mission">
      <span className={cx('icon-box', tone)}>
        <Icon name={icon} size="small" />
      </span>
      <div className="grow">
        <p className="label">{title}</p>
        <Progress className={cx('mission__bar', !isDone && 'gold-bar')} share={progress / target} label={title} />
        <p className="caption faint numeric">
          {t('loyalty.progress', { done: progress, target, amount: formatAmount(amount, tag) })}
        </p>
      </div>
      <MissionEnd mission={mission} />
    </div>
  );
}

function MissionEnd({ mission: { state, rewardId, goal, products } }: { mission: Mission }) {
  const t = useText();
  const { collect, isBusy } = useCollect();
  if (state === 'waiting' && rewardId !== null)
    return (
      <Button variant="gold" size="small" disabled={isBusy} onClick={() => collect(rewardId)}>
        {t('loyalty.claim')}
      </Button>
    );
  if (state === 'collected' || state === 'expired')
    return <span className="caption muted">{t(state === 'collected' ? 'loyalty.collected' : 'loyalty.expired')}</span>;
  const href = hrefOf(goal, products);
  return href === null ? null : (
    <ButtonLink variant="neutral" size="small" href={href}>
      {t('loyalty.go')}
    </ButtonLink>
  );
}

function hrefOf(goal: Mission['goal'], products: Mission['products']): string | null {
  if (goal === 'verified') return '/m/member/identity';
  if (goal === 'limits') return '/m/member/limits';
  // The check-in is on the same page.
  if (goal === 'checkIns') return null;
  const [first] = products ?? [];
  return PLACES[first ?? ''] ?? '/m/home';
}

const PLACES: Readonly<Record<string, string>> = {
  originals: '/m/inhouse',
  lottery: '/m/lott',
  live: '/m/live',
  sports: '/m/sports',
  slots: '/m/rng',
};

function lookOf({ goal, products }: Mission): { icon: IconName; tone: string } {
  if (goal === 'verified') return { icon: 'account', tone: 'icon-box--info' };
  if (goal === 'limits') return { icon: 'shield', tone: 'icon-box--info' };
  if (goal === 'checkIns') return { icon: 'calendar', tone: 'icon-box--gold' };
  return products?.includes('lottery')
    ? { icon: 'ticket', tone: 'icon-box--brand' }
    : { icon: 'zap', tone: 'icon-box--hot' };
}
