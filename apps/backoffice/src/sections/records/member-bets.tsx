import type { Permission, recordsDesk, ValueOf } from '@fairlot/contract';
import { BETS } from '@fairlot/contract/records/lists';
import { formatMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { RowDialog } from '../../list/row-dialog.tsx';
import { loadRow } from '../../parts/case/load-row.ts';
import { Time } from '../../parts/time.tsx';
import type { Query } from '../../shared/address.ts';
import { common } from '../../shared/common-texts.ts';
import { formatAmount } from '../../shared/format.ts';
import type { MemberTabProps } from '../../shared/section.ts';
import { useAddressOnce, useAddressPart } from '../../shared/use-address-part.ts';
import { betStates } from '../../shared/payment-states.ts';
import { betTexts as words } from './texts.ts';

type Row = ValueOf<typeof recordsDesk.bets>['list'][number];

/** All bets of a member, of every product. */
export function MemberBets({ memberId, operator }: MemberTabProps) {
  const [shown, setShown] = useState<Row | null>(null);
  const [key] = useAddressPart('bet');
  const { data: found } = useQuery({
    queryKey: ['bet', memberId, key],
    queryFn: ({ signal }) => loadRow<Row>(BET_LIST.name, [`memberId:eq:${memberId}`, `betKey:eq:${key}`], signal),
    enabled: key !== null,
  });
  useAddressOnce('bet', found?.betKey ?? null, () => setShown(found ?? null));
  return (
    <>
      <ListPage list={{ ...BET_LIST, fixed: [`memberId:eq:${memberId}`] }} onOpen={setShown} />
      {shown === null ? null : (
        <RowDialog list={BET_LIST} row={shown} object={`bet:${shown.betKey}`} onClose={() => setShown(null)}>
          <Outcome bet={shown} operator={operator} />
        </RowDialog>
      )}
    </>
  );
}

/** Link to what decided the bet: the draw with its numbers, or the round with its events. */
function Outcome({ bet: { source, gameId, round, betId }, operator }: { bet: Row } & Pick<MemberTabProps, 'operator'>) {
  const navigate = useNavigate();
  const may = (permission: Permission) => operator.permissions.includes(permission);
  const go = (path: string, query: Query) => void navigate({ to: `/${path}`, search: query });
  if (source === 'lottery' && round !== null && may('draws.read'))
    return <Button onClick={() => go('draws', { gameCode: gameId, numero: round })}>{words.openDraw}</Button>;
  if (source === 'original' && may('originals.read'))
    return (
      <Button onClick={() => go('originals-rounds', { view: 'all', filter: `roundId:eq:${betId}` })}>
        {words.openRound}
      </Button>
    );
  return null;
}

const STATE_CLASSES: Record<string, string> = { won: 'state state--good', open: 'state state--info' };
const stateOf = ({ status }: Row) => (
  <span className={STATE_CLASSES[status] ?? 'state'}>{betStates[status] ?? status}</span>
);
const stakeOf = ({ stake, currency }: Row): string => `${formatAmount(stake)} ${currency}`;

export const BET_LIST: ListDeclaration<Row> = {
  name: 'bets',
  spec: BETS,
  caption: words.title,
  keyOf: ({ betKey }) => betKey,
  titleOf: ({ game, betId }) => `${game} ${betId}`,
  search: { field: 'round', operator: 'eq', label: common.round },
  columns: [
    { name: 'game', title: common.game, cell: ({ game }) => <b>{game}</b> },
    { name: 'round', title: common.round, cell: ({ round }) => round ?? '–' },
    { name: 'choice', title: words.choice, cell: ({ choice }) => choice ?? '–', isSpare: true },
    { name: 'placedAt', title: common.placed, cell: ({ placedAt }) => <Time at={placedAt} /> },
    { name: 'stake', title: common.stake, cell: stakeOf, isFigure: true },
    {
      name: 'bonusStake',
      title: words.bonus,
      cell: ({ bonusStake, bonusWin }) =>
        [bonusStake, bonusWin ?? formatMinor(0n)].map((amount) => formatAmount(amount)).join(' / '),
      isFigure: true,
      isSpare: true,
    },
    { name: 'win', title: words.win, cell: ({ win }) => (win === null ? '–' : formatAmount(win)), isFigure: true },
    { name: 'status', title: common.state, cell: stateOf },
    {
      name: 'settledAt',
      title: words.settled,
      cell: ({ settledAt }) => (settledAt === null ? '–' : <Time at={settledAt} />),
    },
    { name: 'source', title: common.product, cell: ({ source }) => words.sources[source] ?? source, isSpare: true },
    { name: 'betId', title: words.id, cell: ({ betId }) => betId, isSpare: true },
  ],
  fields: { gameId: common.game },
  choices: { status: betStates, source: words.sources },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'open', name: words.open, filter: ['status:eq:open'], sort: null },
  ],
  card: (row) => ({ title: row.game, figure: stakeOf(row), state: stateOf(row), facts: <Time at={row.placedAt} /> }),
};
