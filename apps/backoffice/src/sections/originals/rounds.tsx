import { ORIGINAL_ROUNDS } from '@fairlot/contract/originals/lists';
import { useCallback, useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { Modal } from '../../parts/modal.tsx';
import { Loaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { useLoad } from '../../shared/use-load.ts';
import { originalsApi, type RoundRow } from './api.ts';
import { originalsTexts as words } from './texts.ts';

/** Searchable rounds by id, member, game and day; each can be recomputed. */
export function OriginalRounds() {
  const [round, setRound] = useState<RoundRow | null>(null);
  return (
    <>
      <ListPage list={LIST} actionsOf={(row) => [{ label: words.show, run: () => setRound(row) }]} onOpen={setRound} />
      {round === null ? null : <RoundDialog key={round.roundId} row={round} onClose={() => setRound(null)} />}
    </>
  );
}

function RoundDialog({ row: { roundId, game }, onClose }: { row: RoundRow; onClose: () => void }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => originalsApi.round(roundId, signal), [roundId]),
  );
  return (
    <Modal title={`${game} ${roundId}`} onClose={onClose}>
      <Loaded state={state} onRetry={reload}>
        {({ round: { events, ...inputs }, isProved }) => (
          <>
            <p role="status">
              <span className={`badge badge--${isProved ? 'positive' : 'negative'}`}>
                {isProved ? words.proved : words.notProved}
              </span>
            </p>
            <h3>{words.events}</h3>
            <pre dir="ltr">{JSON.stringify(events, null, 2)}</pre>
            <h3>{words.inputs}</h3>
            <pre dir="ltr">{JSON.stringify(inputs, null, 2)}</pre>
          </>
        )}
      </Loaded>
    </Modal>
  );
}

const paidOf = ({ payout }: RoundRow) => (payout === null ? '–' : formatAmount(payout));
const bonusOf = ({ bonusStake, bonusWin }: RoundRow) =>
  `${formatAmount(bonusStake)} / ${bonusWin === null ? '–' : formatAmount(bonusWin)}`;
const STATES = { open: words.open, settled: words.settled };

const LIST: ListDeclaration<RoundRow> = {
  name: 'originals/rounds',
  spec: ORIGINAL_ROUNDS,
  caption: words.rounds,
  keyOf: ({ roundId }) => roundId,
  titleOf: ({ roundId }) => roundId,
  search: { field: 'roundId', operator: 'eq', label: words.round },
  columns: [
    { name: 'game', title: words.game, cell: ({ game }) => <b>{game}</b> },
    { name: 'account', title: words.account, cell: ({ account }) => account },
    { name: 'placedAt', title: words.placedAt, cell: ({ placedAt }) => <Time at={placedAt} /> },
    { name: 'state', title: words.state, cell: ({ state }) => <span className="badge">{STATES[state]}</span> },
    { name: 'asset', title: words.asset, cell: ({ asset }) => asset },
    { name: 'stake', title: words.stake, cell: ({ stake }) => formatAmount(stake), isFigure: true },
    { name: 'bonusStake', title: words.bonus, cell: bonusOf, isFigure: true },
    { name: 'payout', title: words.payout, cell: paidOf, isFigure: true },
    { name: 'flight', title: words.flight, cell: ({ flight }) => flight ?? '–' },
    { name: 'isAuto', title: words.autoBet, cell: ({ isAuto }) => (isAuto ? words.yes : '–'), isSpare: true },
    { name: 'roundId', title: words.round, cell: ({ roundId }) => <code>{roundId}</code> },
    { name: 'memberId', title: words.member, cell: ({ memberId }) => memberId, isSpare: true },
  ],
  fields: { memberId: words.member, flight: words.flight },
  choices: { state: STATES },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'crash', name: words.flights, filter: ['game:eq:crash'], sort: null },
  ],
  card: (row) => ({
    title: `${row.game} ${row.account}`,
    figure: paidOf(row),
    state: <span className="badge">{STATES[row.state]}</span>,
    facts: <Time at={row.placedAt} />,
  }),
};
