import { formatAmount, formatMinute, formatShare } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { Blank } from './queues-card.tsx';
import { todayTexts as words } from './today-texts.ts';
import type { Today } from './use-today.ts';

/** Share of a limit from which it is shown in red, in percent. */
const NEAR = 85;

/** Draws and rounds that may cost the house most, as a share of their limit. */
export function RiskCard({ today: { risks, asset, now }, onGo }: { today: Today } & Pick<PageProps, 'onGo'>) {
  return (
    <section className="card dashboard-card">
      <header className="dashboard-card-head">
        <h2>{words.risk}</h2>
        <small>{`${asset}, ${words.riskNote}`}</small>
      </header>
      {risks.length === 0 ? <Blank title={words.noRisk} why={words.noRiskWhy} at={now} /> : null}
      <ul className="risks">
        {risks.map(({ kind, title, at, amount, limit, page, query }) => {
          const share = limit === null ? null : (Number(amount) / Number(limit)) * 100;
          return (
            <li key={`${kind} ${title}`}>
              <button type="button" className="link" onClick={() => onGo(page, `?${new URLSearchParams(query)}`)}>
                {title}
              </button>
              <small>
                {[words.riskKinds[kind] ?? kind, at === null ? null : formatMinute(at)].filter(Boolean).join(', ')}
              </small>
              <span className="risk-amount">
                <b>{formatAmount(amount)}</b> {share === null ? null : formatShare(share / 100, share < 10 ? 1 : 0)}
              </span>
              {share === null ? null : (
                <span className={share >= NEAR ? 'risk-bar risk-bar--near' : 'risk-bar'} aria-hidden="true">
                  <i style={{ inlineSize: `${Math.min(100, share)}%` }} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
