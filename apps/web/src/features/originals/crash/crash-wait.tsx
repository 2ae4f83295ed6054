import { useEffect, useRef } from 'react';
import { formatDecimal } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { type Flight, timeIn } from '../api/flight.ts';

/** Duration of the betting phase. */
const BETTING_MS = 9500;
const DIGITS_MS = 100;

/** Shown between two flights: how long stakes are still accepted. */
export function CrashWait({ flight }: { flight: Flight }) {
  const { t, tag } = useLocaleText();
  const digits = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const leftMs = Math.max(0, flight.startsAt - timeIn(flight));
      if (digits.current !== null) digits.current.textContent = formatDecimal((leftMs / 1000).toFixed(1), tag);
      if (bar.current !== null) bar.current.style.transform = `scaleX(${1 - Math.min(1, leftMs / BETTING_MS)})`;
    };
    draw();
    const timer = setInterval(draw, DIGITS_MS);
    return () => clearInterval(timer);
  }, [flight, tag]);
  return (
    <div className="crash-stage crash-wait" aria-hidden="true">
      <div className="label">{t('crash.nextIn')}</div>
      <div className="game-big numeric" data-won>
        <span ref={digits} />
        <small> s</small>
      </div>
      <div className="crash-wait__bar">
        <span ref={bar} />
      </div>
    </div>
  );
}
