import { UiLink } from '@fairlot/ui';
import { useNowValue } from '../../../shared/clock/use-now.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useIsMember } from '../../../shared/session/use-session.ts';
import { useBalance } from '../../wallet/model/use-balance.ts';
import { clockText } from '../model/play-clock.ts';
import { usePlaySession } from '../model/use-play-session.ts';

/**
 * Session time, net position and balance in the bar of a running game (mock-up 39); play money has no net position. The
 * page must load the text group `protection`.
 */
export function PlayFigures() {
  const { t, tag } = useLocaleText();
  const { balance } = useBalance();
  const { beganAt, net } = usePlaySession();
  return (
    <dl className="play-bar-figures">
      <div>
        <dt>{t('play.time')}</dt>
        <dd>
          <Clock beganAt={beganAt} />
        </dd>
      </div>
      {net !== null && (
        <div>
          <dt>{t('play.net')}</dt>
          <dd>{formatAmount(net, tag, { sign: true })}</dd>
        </div>
      )}
      <div>
        <dt>{t('balance.label')}</dt>
        <dd>{balance ?? '–'}</dd>
      </div>
    </dl>
  );
}

/**
 * Session time and net position at the top of a betting page; nothing for visitors. The page must load the text group
 * `protection`.
 */
export function PlayStrip() {
  const { t, tag } = useLocaleText();
  const { beganAt, net } = usePlaySession();
  return useIsMember() ? (
    <p className="play-strip caption muted">
      <span>
        {t('play.time')} <Clock beganAt={beganAt} />
      </span>
      {net !== null && (
        <UiLink href="/m/member/history">
          {t('play.net')} <b className="numeric ltr">{formatAmount(net, tag, { sign: true })}</b>
        </UiLink>
      )}
    </p>
  ) : null;
}

/** Renders separately every second, so that nothing around it does. */
function Clock({ beganAt }: { beganAt: number }) {
  return <time role="timer">{useNowValue((now) => clockText(now - beganAt))}</time>;
}
