import { ORIGINAL_ROUNDS } from '@fairlot/contract/originals/lists';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { Modal } from '../../parts/modal.tsx';
import { Loaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { amountOrNone, formatAmount, shortId } from '../../shared/format.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { originalsApi, type RoundRow } from './api.ts';
import { originalsTexts as words } from './texts.ts';

/** Searchable rounds by id, member, game and day; each can be recomputed. */
export function OriginalRounds() {
  const [round, setRound] = useState<RoundRow | null>(null);
  const { data: names = NO_NAMES } = useQuery({
    queryKey: ['choices', 'original-games'],
    queryFn: async ({ signal }) =>
      Object.fromEntries((await originalsApi.games(signal)).map(({ game, name }) => [game, name] as const)),
  });
  const list = useMemo(() => listOf(names), [names]);
  return (
    <>
      <ListPage list={list} actionsOf={(row) => [{ label: words.show, run: () => setRound(row) }]} onOpen={setRound} />
      {round === null ? null : (
        <RoundDialog
          key={round.roundId}
          row={round}
          name={names[round.game] ?? round.game}
          onClose={() => setRound(null)}
        />
      )}
    </>
  );
}

interface RoundDialogProps {
  row: RoundRow;
  /** Name of its game. */
  name: string;
  onClose: () => void;
}

function RoundDialog({ row: { roundId }, name, onClose }: RoundDialogProps) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => originalsApi.round(roundId, signal), [roundId]),
  );
  return (
    <Modal title={`${name} ${shortId(roundId)}`} onClose={onClose}>
      <Loaded state={state} onRetry={reload}>
        {({ round: { events, ...inputs }, isProved }) => (
          <>
            <p role="status">
              <span className={`badge badge--${isProved ? 'positive' : 'negative'}`}>
                {isProved ? words.proved : words.notProved}
              </span>
            </p>
            <p className="muted">
              <code>{roundId}</code>
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

const paidOf = ({ payout }: RoundRow) => amountOrNone(payout);
const bonusOf = ({ bonusStake, bonusWin }: RoundRow) => `${formatAmount(bonusStake)} / ${amountOrNone(bonusWin)}`;
const STATES = { open: words.open, settled: words.settled };
const NO_NAMES: Readonly<Record<string, string>> = {};

const listOf = (names: Readonly<Record<string, string>>): ListDeclaration<RoundRow> => ({
  name: 'originals/rounds',
  spec: ORIGINAL_ROUNDS,
  caption: words.rounds,
  keyOf: ({ roundId }) => roundId,
  titleOf: ({ game, roundId }) => `${names[game] ?? game} ${shortId(roundId)}`,
  search: { field: 'roundId', operator: 'eq', label: common.round },
  columns: [
    { name: 'game', title: common.game, cell: ({ game }) => <b>{names[game] ?? game}</b> },
    { name: 'account', title: common.member, cell: ({ account }) => account },
    { name: 'placedAt', title: common.placed, cell: ({ placedAt }) => <Time at={placedAt} /> },
    { name: 'state', title: common.state, cell: ({ state }) => <span className="badge">{STATES[state]}</span> },
    { name: 'asset', title: common.currency, cell: ({ asset }) => asset },
    { name: 'stake', title: words.stake, cell: ({ stake }) => formatAmount(stake), isFigure: true },
    { name: 'bonusStake', title: words.bonus, cell: bonusOf, isFigure: true, isSpare: true },
    { name: 'payout', title: words.payout, cell: paidOf, isFigure: true },
    { name: 'flight', title: words.flight, cell: ({ flight }) => flight ?? '–', isSpare: true },
    { name: 'isAuto', title: words.autoBet, cell: ({ isAuto }) => (isAuto ? common.yes : '–'), isSpare: true },
    { name: 'roundId', title: common.round, cell: ({ roundId }) => <code title={roundId}>{shortId(roundId)}</code> },
    { name: 'memberId', title: words.member, cell: ({ memberId }) => memberId, isSpare: true },
  ],
  fields: { memberId: words.member, flight: words.flight },
  choices: { state: STATES, game: names },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'crash', name: words.flights, filter: ['game:eq:crash'], sort: null },
  ],
  card: (row) => ({
    title: `${names[row.game] ?? row.game} ${row.account}`,
    figure: paidOf(row),
    state: <span className="badge">{STATES[row.state]}</span>,
    facts: <Time at={row.placedAt} />,
  }),
});
