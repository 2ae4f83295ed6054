import { useText } from '../../../shared/i18n/use-text.ts';
import { hoursText } from '../model/limit-words.ts';

const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

interface SessionRingProps {
  /** Whole minutes played; undefined while they are unknown. */
  minutes: number | undefined;
  /** Session limit in whole minutes; null without a limit. */
  limit: number | null;
}

/** The session time as a ring that fills up to the limit; without a limit, up to the full hour. */
export function SessionRing({ minutes, limit }: SessionRingProps) {
  const t = useText();
  const played = minutes ?? 0;
  const share = limit === null ? (played % 60) / 60 : Math.min(1, played / Math.max(1, limit));
  return (
    <div className="session-ring">
      <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
        <circle cx="40" cy="40" r={RADIUS} />
        {/* An empty line with round ends is a dot. */}
        {share > 0 && (
          <circle
            className="session-ring__used"
            cx="40"
            cy="40"
            r={RADIUS}
            strokeDasharray={`${share * ROUND} ${ROUND}`}
            transform="rotate(-90 40 40)"
          />
        )}
      </svg>
      <p className="session-ring__text numeric">
        <b>
          <bdi>{minutes === undefined ? '–' : hoursText(minutes)}</bdi>
        </b>
        {limit !== null && <span className="caption muted">{t('check.of', { time: hoursText(limit) })}</span>}
      </p>
    </div>
  );
}
