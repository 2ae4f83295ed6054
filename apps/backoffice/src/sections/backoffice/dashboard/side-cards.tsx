import { formatMinor } from '@fairlot/money';
import type { ReactNode } from 'react';
import { productNames } from '../../../form/product-names.ts';
import { type Column, Table } from '../../../parts/table.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatAmount, formatClock, formatCount, formatShare } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { Blank } from './queues-card.tsx';
import { feedGroups, type FeedGroup } from './series.ts';
import { dashboardTexts as words } from './texts.ts';
import { todayTexts as today } from './today-texts.ts';
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
    title: common.game,
    cell: ({ gameName, vendor, product }) => (
      <>
        {gameName} <span className="muted">{vendor ?? productNames[product] ?? product}</span>
      </>
    ),
    isName: true,
  },
  { title: words.bets, cell: ({ bets }) => formatCount(bets), isFigure: true },
  { title: common.turnover, cell: ({ turnover }) => formatAmount(turnover), isFigure: true },
  { title: common.revenue, cell: ({ revenue }) => <strong>{formatAmount(revenue)}</strong>, isFigure: true },
  {
    title: words.margin,
    cell: ({ turnover, revenue }) => (Number(turnover) === 0 ? '' : formatShare(Number(revenue) / Number(turnover), 1)),
    isFigure: true,
  },
];

/** The latest events by kind; a kind opens to its events, newest first. */
export function FeedCard({
  board: { feed, now },
  onGo,
}: { board: Pick<Board, 'feed' | 'now'> } & Pick<PageProps, 'onGo'>) {
  return (
    <SideCard heading={words.feed} note={today.live}>
      {feed.length === 0 ? <Blank title={words.nothingHappened} why={words.feedWhy} at={now} /> : null}
      <ul className="queues">
        {feedGroups(feed).map((group) => (
          <li key={group.kind}>
            <FeedGroupRow group={group} onGo={onGo} />
          </li>
        ))}
      </ul>
    </SideCard>
  );
}

function FeedGroupRow({ group, onGo }: { group: FeedGroup } & Pick<PageProps, 'onGo'>) {
  const { kind, lines, sumMinor, currency } = group;
  const [newest] = lines;
  return (
    <details className="feed-group">
      <summary>
        <b>{words.feedKinds[kind] ?? kind}</b>
        <small>{today.lastOf(lines.length)}</small>
        <b className="feed-sum">
          {sumMinor === null ? null : `${formatAmount(formatMinor(sumMinor))} ${currency ?? ''}`}
        </b>
        <small className="feed-last">{newest === undefined ? null : today.lastTitle(newest.title)}</small>
        <small className="feed-sum">{newest === undefined ? null : formatClock(newest.at)}</small>
      </summary>
      <ul className="queue-cases">
        {lines.map(({ at, title, amount, currency: unit, page, query }) => (
          <li key={`${at} ${title}`}>
            <button type="button" className="link" onClick={() => onGo(page, `?${new URLSearchParams(query)}`)}>
              {title}
            </button>
            <small className="tabular">{amount === null ? null : `${formatAmount(amount)} ${unit ?? ''}`}</small>
            <small className="tabular">{formatClock(at)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
