import { Countdown, Progress } from '@fairlot/ui';
import { formatTime } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { IssueTimes } from '../model/issue.ts';

/** Time until sale closes, then until the draw. */
export function CountdownPanel({ times, name }: { times: IssueTimes; name: string }) {
  const t = useText();
  const locale = useLocale();
  const { phase, toLockMs, toDrawMs, drawAtMs, share } = times;
  const leftMs = phase === 'locked' ? toDrawMs : toLockMs;
  return (
    <section className="deep cdp" aria-label={t('lottery.times')}>
      <div className="row between">
        <div className="grow">
          <div className="label">{t(`lottery.panel.${phase}`)}</div>
          {drawAtMs !== null && <div className="cap mut num">{t('lottery.panelDraw', { time: formatTime(drawAtMs, locale) })}</div>}
        </div>
        <Countdown remainingMs={leftMs} label={t(phase === 'locked' ? 'lottery.drawsIn' : 'lottery.closesIn', { game: name })} nearText={phase === 'open' ? t('lottery.lastSeconds') : undefined} />
      </div>
      <Progress className="pop" share={share} />
    </section>
  );
}
