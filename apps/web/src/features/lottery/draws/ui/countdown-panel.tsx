import { Countdown, Progress } from '@fairlot/ui';
import { useNow } from '../../../../shared/clock/use-now.ts';
import { formatTime } from '../../../../shared/i18n/format.ts';
import type { Locale } from '../../../../shared/i18n/locale-context.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { dayTime } from '../model/draw-days.ts';
import { issueTimes } from '../model/issue.ts';

/** Length of a fast game's draw number: date and four digits. */
const FAST_LENGTH = 12;

/** Countdown to the end of sale, then to the draw. */
export function CountdownPanel({ game, at }: { game: LotteryGame; at: number }) {
  const { t, ...locale } = useLocaleText();
  const { phase, toLockMs, toDrawMs, drawAtMs, opensAtMs, share } = issueTimes(game, at, useNow());
  const name = game.displayName;
  const time = drawAtMs === null ? '' : drawTime(drawAtMs, game, locale);
  const leftMs = phase === 'locked' ? toDrawMs : toLockMs;
  return (
    <section className="deep countdown-panel" aria-label={t('lottery.times')}>
      <div className="row between">
        <div className="grow">
          <div className="label">{t(`lottery.panel.${phase}`)}</div>
          {opensAtMs !== null && (
            <div className="caption muted numeric">{t('lottery.opensAt', { time: dayTime(opensAtMs, locale) })}</div>
          )}
          {drawAtMs !== null && <div className="caption muted numeric">{t('lottery.panelDraw', { time })}</div>}
        </div>
        <Countdown
          remainingMs={leftMs}
          tag={locale.tag}
          label={t(phase === 'locked' ? 'lottery.drawsIn' : 'lottery.closesIn', { game: name })}
          nearText={phase === 'open' ? t('lottery.lastSeconds') : undefined}
        />
      </div>
      <Progress className="bar--bright" share={share} />
    </section>
  );
}

/** A draw on another day is shown with its day. */
function drawTime(drawAtMs: number, { numero: drawNumber }: LotteryGame, locale: Locale): string {
  const time = formatTime(drawAtMs, locale);
  return drawNumber?.length === FAST_LENGTH ? time : dayTime(drawAtMs, locale);
}
