import { formatCount, formatMinute, formatShare } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { dashboardTexts as words } from './texts.ts';
import { spanWords, todayTexts } from './today-texts.ts';
import type { Board } from './use-dashboard.ts';

type Line = Board['health'][number];
const TONES = { good: 'good', slow: 'wait', down: 'bad', unknown: 'info' } as const;

/** Health of the draws and of the connections to outside parties, with a mark per five minutes of the last hour. */
export function HealthCard({ health, onGo }: { health: Board['health'] } & Pick<PageProps, 'onGo'>) {
  return (
    <section className="card dashboard-card">
      <header className="dashboard-card-head">
        <h2>{words.health}</h2>
        <small>{todayTexts.lastHour}</small>
      </header>
      <ul className="health">
        {health.map((line) => (
          <li key={`${line.page} ${line.name}`}>
            <button type="button" className="link" onClick={() => onGo(line.page)}>
              <span className={`state state--${TONES[line.state]}`}>
                <span className="health-name">{nameOf(line)}</span>{' '}
                <span className="visually-hidden">{words.states[line.state]}</span>
              </span>
            </button>
            <small>{factsOf(line)}</small>
            <Marks marks={line.marks} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const BRANDS: Readonly<Record<string, string>> = { payos: 'payOS', stripe: 'Stripe', sandbox: 'Sandbox' };

/** Vendors keep their own names. */
function nameOf({ page, name }: Line): string {
  if (page === 'feeds') return todayTexts.feed(name);
  if (page !== 'payment-providers') return todayTexts.healthNames[name] ?? name;
  const provider = name.replace(/-payout$/, '');
  return (provider === name ? todayTexts.deposits : todayTexts.payouts)(BRANDS[provider] ?? provider);
}

function factsOf({ latencyMs, errorShare, heardAt, lateMs }: Line): string {
  if (lateMs !== null) return lateMs === 0 ? todayTexts.onTime : todayTexts.lateBy(spanWords(lateMs));
  return [
    latencyMs === null ? null : `${formatCount(latencyMs)} ms`,
    errorShare === null ? null : formatShare(errorShare, 1),
    latencyMs === null && errorShare === null && (heardAt === null ? words.never : formatMinute(heardAt)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Twelve marks with a text label, because some readers cannot distinguish the colours. */
function Marks({ marks }: Pick<Line, 'marks'>) {
  const count = (state: 'slow' | 'down') => marks.filter((mark) => mark === state).length;
  return (
    <span className="health-marks" role="img" aria-label={todayTexts.marks(count('slow'), count('down'))}>
      {marks.map((mark, place) => (
        <i key={place} className={mark === null ? undefined : `health-mark--${mark}`} />
      ))}
    </span>
  );
}
