import { Icon } from '@fairlot/ui';
import { memo, use, useLayoutEffect, useRef } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { RenderTimeContext } from '../../../shared/clock/use-now.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { clockText } from '../../protection/model/play-clock.ts';
import { usePlaySession } from '../../protection/model/use-play-session.ts';
import { useHeld } from '../model/use-held.ts';

const SECOND_MS = 1000;

interface GameFootProps {
  isHeld: boolean;
  onOpen: (sheet: 'fairness') => void;
}

/** Session clock, net position and the button of the fairness sheet: always visible, even during a round. */
export const GameFoot = memo(function GameFoot({ isHeld, onOpen }: GameFootProps) {
  const { t, tag } = useLocaleText();
  const session = usePlaySession(isHeld);
  const net = useHeld(session.net, isHeld);
  return (
    <div className="game-foot">
      <span className="row">
        <Icon name="clock" size="small" />
        <span className="visually-hidden">{t('play.time')}</span>
        <Clock beganAt={session.beganAt} />
        {net !== null && (
          <span>
            · {t('play.net')} <b className="numeric ltr">{formatAmount(net, tag, { sign: true })}</b>
          </span>
        )}
      </span>
      <button type="button" className="game-foot__fair" onClick={() => onOpen('fairness')}>
        <Icon name="shield" size="small" />
        {t('originals.fairness')}
      </button>
    </div>
  );
});

/** Writes its digits directly into the page without a render, because seconds also pass during animations. */
function Clock({ beganAt }: { beganAt: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const text = clockText(use(RenderTimeContext) - beganAt);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const clock = ref.current;
    const digits = clock?.firstChild;
    const draw = () => {
      const ms = serverNow() - beganAt;
      const text = clockText(ms);
      if (clock && digits?.nodeValue?.length !== text.length) clock.style.width = widthOf(text);
      if (digits) digits.nodeValue = text;
      timer = setTimeout(draw, SECOND_MS - (Math.max(0, ms) % SECOND_MS));
    };
    draw();
    return () => clearTimeout(timer);
  }, [beganAt]);
  return (
    <time role="timer" className="numeric">
      <span ref={ref} className="game-clock" style={{ width: widthOf(text) }}>
        {text}
      </span>
    </time>
  );
}

/**
 * Reserves width by the number of digits, so that the page is not laid out again every second. A colon takes half a
 * digit.
 */
function widthOf(text: string): string {
  const colons = text.split(':').length - 1;
  return `${text.length - colons / 2}ch`;
}
