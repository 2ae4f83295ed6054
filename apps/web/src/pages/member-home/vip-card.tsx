import { Icon, Progress, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../shared/i18n/number-text.ts';
import { clubQuery, waitingQuery } from '../../features/loyalty/api/loyalty.ts';
import { shareOf } from '../../features/loyalty/model/share.ts';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { useIsReal } from '../../shared/session/use-session.ts';

/** The member's level beside the name; nothing for members without a level. */
export function VipBadge() {
  const { data: club } = useQuery(clubQuery(useHasFlag('MEMCLUB3')));
  if (club === undefined || club.level === 0) return null;
  return (
    <span className="vip-badge numeric">
      <Icon name="crown" size="tiny" />
      VIP {club.level}
    </span>
  );
}

/** The member's level and the progress to the next one; nothing for members without a level. */
export function VipCard() {
  const { t, tag } = useLocaleText();
  const { data: club } = useQuery(clubQuery(useHasFlag('MEMCLUB3')));
  if (club === undefined || club.level === 0) return null;
  const { level, next, points } = club;
  const count = (value: number) => numberText(value, tag);
  return (
    <UiLink href="/m/vip" className="card mx mt-3 column gap-2">
      <span className="row between label">
        <span>{next === null ? `VIP ${level}` : `VIP ${level} → VIP ${next.level}`}</span>
        <span className="numeric muted">
          {next === null
            ? t('loyalty.top')
            : t('loyalty.points', { points: `${count(points)} / ${count(next.points)}` })}
        </span>
      </span>
      <Progress className="bar--large gold-bar" share={shareOf(club)} label={t('loyalty.toNext')} />
    </UiLink>
  );
}

/** Number of rewards waiting to be collected; updated by live events. */
export function useWaitingCount(): number {
  const { data } = useQuery(waitingQuery(useHasFlag('REWCEN3')));
  return data?.count ?? 0;
}

function useHasFlag(flag: string): boolean {
  const { flags } = useSettings();
  return useIsReal() && flags[flag] === true;
}
