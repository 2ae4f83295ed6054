import type { ReactNode } from 'react';
import { type Column, Table } from '../../../parts/table.tsx';
import { PAGES } from '../../../sections.ts';
import { formatAmount, formatCount, formatTime } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useFrame } from '../../../shared/use-frame.ts';
import { dashboardTexts as words } from './texts.ts';
import type { Board } from './use-dashboard.ts';

function SideCard({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) {
  return (
    <section className="card dashboard-card">
      <header className="dashboard-card-head">
        <h2>{heading}</h2>
        {note === undefined ? null : <small>{note}</small>}
      </header>
      {children}
    </section>
  );
}

function OpenPage({ page, query, onGo }: { page: string; query?: Record<string, string> } & Pick<PageProps, 'onGo'>) {
  const search = query === undefined ? undefined : `?${new URLSearchParams(query).toString()}`;
  return (
    <button type="button" className="button" onClick={() => onGo(page, search)}>
      {words.open}
    </button>
  );
}

/** The games with the highest turnover. */
export function GamesCard({ games: { lines, total } }: { games: Board['games'] }) {
  if (lines.length === 0)
    return (
      <SideCard heading={words.byGame}>
        <p className="muted">{words.noBets}</p>
      </SideCard>
    );
  return (
    <SideCard heading={words.byGame} note={words.topOf(lines.length, total)}>
      <Table
        caption={words.byGame}
        rows={lines}
        keyOf={({ product, vendor, gameId }) => `${product} ${vendor ?? ''} ${gameId}`}
        columns={GAME_COLUMNS}
      />
    </SideCard>
  );
}

type GameLine = Board['games']['lines'][number];

const GAME_COLUMNS: readonly Column<GameLine>[] = [
  {
    title: words.game,
    cell: ({ gameName, vendor, product }) => (
      <>
        {gameName} <span className="muted">{vendor ?? words.products[product] ?? product}</span>
      </>
    ),
    isName: true,
  },
  { title: words.bets, cell: ({ bets }) => formatCount(bets), isFigure: true },
  { title: words.turnover, cell: ({ turnover }) => formatAmount(turnover), isFigure: true },
  { title: words.revenue, cell: ({ revenue }) => <strong>{formatAmount(revenue)}</strong>, isFigure: true },
  {
    title: words.margin,
    cell: ({ turnover, revenue }) =>
      Number(turnover) === 0 ? '' : `${((Number(revenue) / Number(turnover)) * 100).toFixed(1)} %`,
    isFigure: true,
  },
];

/** The latest events, newest first. */
export function FeedCard({ feed, onGo }: { feed: Board['feed'] } & Pick<PageProps, 'onGo'>) {
  return (
    <SideCard heading={words.feed}>
      {feed.length === 0 ? <p className="muted">{words.nothingHappened}</p> : null}
      <ul className="dashboard-list">
        {feed.map(({ kind, at, title, amount, currency, page, query }) => (
          <li key={`${kind} ${at} ${title}`}>
            <span>
              <b>{words.feedKinds[kind] ?? kind}</b> {title}
              <small className="muted feed-line">
                {formatTime(at)}
                {amount === null ? '' : ` · ${formatAmount(amount)} ${currency ?? ''}`}
              </small>
            </span>
            <OpenPage page={page} query={query} onGo={onGo} />
          </li>
        ))}
      </ul>
    </SideCard>
  );
}

/** Items that wait for an operator, by page, with the same counts as in the navigation. */
export function WaitingCard({ onGo }: Pick<PageProps, 'onGo'>) {
  const { data } = useFrame();
  const waiting = (data?.waiting ?? []).filter(({ count }) => count > 0);
  return (
    <SideCard heading={words.waiting}>
      {waiting.length === 0 ? <p className="muted">{words.nothingWaits}</p> : null}
      <ul className="dashboard-list">
        {waiting.map(({ page, count, countIsExact, tone }) => (
          <li key={page}>
            <em className={`count count--${tone}`}>
              {formatCount(count)}
              {countIsExact ? '' : '+'}
            </em>
            <span>{PAGES.find(({ path }) => path === page)?.label ?? page}</span>
            <OpenPage page={page} onGo={onGo} />
          </li>
        ))}
      </ul>
    </SideCard>
  );
}

const TONES = { good: 'good', slow: 'wait', down: 'bad', unknown: 'info' } as const;

/** Health of the connections to outside parties. */
export function HealthCard({ health, onGo }: { health: Board['health'] } & Pick<PageProps, 'onGo'>) {
  return (
    <SideCard heading={words.health}>
      <ul className="dashboard-list">
        {health.map(({ name, state, latencyMs, errorShare, heardAt, page }) => (
          <li key={`${page} ${name}`}>
            <span className={`state state--${TONES[state]}`}>
              {name} <span className="visually-hidden">{words.states[state]}</span>
            </span>
            <small>
              {[
                latencyMs === null ? null : `${formatCount(latencyMs)} ms`,
                errorShare === null ? null : `${(errorShare * 100).toFixed(1)} %`,
                latencyMs === null && (heardAt === null ? words.never : formatTime(heardAt)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <OpenPage page={page} onGo={onGo} />
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
