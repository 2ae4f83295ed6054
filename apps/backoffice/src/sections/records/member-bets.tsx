import type { recordsDesk, ValueOf } from '@fairlot/contract';
import { BETS } from '@fairlot/contract/records/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { RowDialog } from '../../list/row-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { MemberTabProps } from '../../shared/section.ts';
import { betStates } from '../../shared/payment-states.ts';
import { betTexts as words } from './texts.ts';

type Row = ValueOf<typeof recordsDesk.bets>['list'][number];

/** All bets of a member, of every product. */
export function MemberBets({ memberId }: MemberTabProps) {
  const [shown, setShown] = useState<Row | null>(null);
  return (
    <>
      <ListPage list={{ ...BET_LIST, fixed: [`memberId:eq:${memberId}`] }} onOpen={setShown} />
      {shown === null ? null : (
        <RowDialog list={BET_LIST} row={shown} object={`bet:${shown.betKey}`} onClose={() => setShown(null)} />
      )}
    </>
  );
}

const LOOKS: Record<string, string> = { won: 'state state--good', open: 'state state--info' };
const stateOf = ({ status }: Row) => <span className={LOOKS[status] ?? 'state'}>{betStates[status] ?? status}</span>;
const stakeOf = ({ stake, currency }: Row): string => `${formatAmount(stake)} ${currency}`;

export const BET_LIST: ListDeclaration<Row> = {
  name: 'bets',
  spec: BETS,
  caption: words.title,
  keyOf: ({ betKey }) => betKey,
  titleOf: ({ game, betId }) => `${game} ${betId}`,
  search: { field: 'round', operator: 'eq', label: words.round },
  columns: [
    { name: 'game', title: words.game, cell: ({ game }) => <b>{game}</b> },
    { name: 'round', title: words.round, cell: ({ round }) => round ?? '–' },
    { name: 'placedAt', title: words.placed, cell: ({ placedAt }) => <Time at={placedAt} /> },
    { name: 'stake', title: words.stake, cell: stakeOf, isFigure: true },
    {
      name: 'bonusStake',
      title: words.bonus,
      cell: ({ bonusStake, bonusWin }) =>
        [bonusStake, bonusWin ?? '0.00'].map((amount) => formatAmount(amount)).join(' / '),
      isFigure: true,
      isSpare: true,
    },
    { name: 'win', title: words.win, cell: ({ win }) => (win === null ? '–' : formatAmount(win)), isFigure: true },
    { name: 'status', title: words.state, cell: stateOf },
    {
      name: 'settledAt',
      title: words.settled,
      cell: ({ settledAt }) => (settledAt === null ? '–' : <Time at={settledAt} />),
    },
    { name: 'source', title: words.source, cell: ({ source }) => source, isSpare: true },
    { name: 'betId', title: words.id, cell: ({ betId }) => betId, isSpare: true },
  ],
  choices: { status: betStates },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'open', name: words.open, filter: ['status:eq:open'], sort: null },
  ],
  card: (row) => ({ title: row.game, figure: stakeOf(row), state: stateOf(row), facts: <Time at={row.placedAt} /> }),
};
