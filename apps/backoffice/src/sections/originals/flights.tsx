import { FLIGHTS } from '@fairlot/contract/originals/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { common } from '../../shared/common-texts.ts';
import type { FlightRow } from './api.ts';
import { originalsTexts as words } from './texts.ts';

/** Flights of crash, the current one first, with their cost and remaining exposure. */
export function Flights() {
  return <ListPage list={LIST} />;
}

const timesOf = (multiplier: string | null) => (multiplier === null ? '–' : `${multiplier}×`);
const stateOf = ({ state }: FlightRow) => (words.states as Readonly<Record<string, string>>)[state] ?? state;

const LIST: ListDeclaration<FlightRow> = {
  name: 'originals/flights',
  spec: FLIGHTS,
  caption: words.flights,
  // Stakes and cash-outs change a flight's exposure until it ends.
  isLive: true,
  keyOf: ({ round }) => round,
  titleOf: ({ round }) => round,
  columns: [
    { name: 'round', title: words.flight, cell: ({ round }) => round },
    { name: 'state', title: common.state, cell: (row) => <span className="badge">{stateOf(row)}</span> },
    { name: 'startsAt', title: words.startsAt, cell: ({ startsAt }) => <Time at={startsAt} /> },
    { name: 'players', title: words.players, cell: ({ players }) => players, isFigure: true },
    { name: 'bets', title: words.bets, cell: ({ bets }) => bets, isFigure: true },
    { name: 'stake', title: words.stake, cell: ({ stake }) => formatAmount(stake), isFigure: true },
    { name: 'payout', title: words.payout, cell: ({ payout }) => formatAmount(payout), isFigure: true },
    { name: 'exposure', title: words.exposure, cell: ({ exposure }) => formatAmount(exposure), isFigure: true },
    { name: 'multiplier', title: words.multiplier, cell: ({ multiplier }) => timesOf(multiplier), isFigure: true },
    { name: 'forcedAt', title: words.forcedAt, cell: ({ forcedAt }) => timesOf(forcedAt), isFigure: true },
  ],
  choices: { state: words.states },
  views: [{ key: 'all', name: words.all, filter: [], sort: null }],
  card: (row) => ({
    title: row.round,
    figure: timesOf(row.multiplier),
    state: <span className="badge">{stateOf(row)}</span>,
    facts: `${row.players} · ${formatAmount(row.stake)} · ${formatAmount(row.payout)}`,
  }),
};
