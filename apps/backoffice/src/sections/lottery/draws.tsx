import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { DRAWS } from '@fairlot/contract/lottery/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import { formatAmount, formatCount, formatPercent } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { common } from '../../shared/common-texts.ts';
import { Countdown } from './desk/countdown.tsx';
import { deskTexts } from './desk/texts.ts';
import { StateOf } from './draw-state.tsx';
import { drawTexts, lotteryTexts } from './texts.ts';
import { isVoidable } from './use-void-request.tsx';

type Draw = ValueOf<typeof lotteryDesk.draws>['list'][number];

interface DrawsProps {
  operator: Operator;
  /** Whether the list is shown beside an open draw. */
  isNarrow: boolean;
  openKey: string | null;
  notice: string;
  onOpen: (draw: Draw) => void;
  onVoid: (draw: Draw) => void;
}

/** Draws with their sales. Two operators can void a draw that is on sale or locked. */
export function Draws({ operator, isNarrow, openKey, notice, onOpen, onVoid }: DrawsProps) {
  const canVoid = operator.permissions.includes('draws.void');
  const actionsOf = (draw: Draw): RowAction[] => [
    { label: lotteryTexts.draw.open, run: () => onOpen(draw) },
    ...(canVoid && isVoidable(draw.state) ? [{ label: drawTexts.void, run: () => onVoid(draw) }] : []),
  ];
  return (
    <ListPage
      list={DRAW_LIST}
      actionsOf={isNarrow ? undefined : actionsOf}
      onOpen={onOpen}
      openKey={openKey}
      isNarrow={isNarrow}
      notice={notice}
    />
  );
}

const salesOf = ({ sales }: Draw): string =>
  sales.map(({ amount, currency }) => `${formatAmount(amount)} ${currency}`).join(', ') || '–';

/** Percentage of its limit from which a draw needs attention. */
const MUCH = 75;

function Used({ reservePercent }: Pick<Draw, 'reservePercent'>) {
  if (reservePercent === null) return '–';
  return (
    <span className={reservePercent < MUCH ? 'state state--good' : 'state state--wait'} title={deskTexts.usedHint}>
      {formatPercent(reservePercent)}
    </span>
  );
}

/** Declaration of the list of draws. */
export const DRAW_LIST: ListDeclaration<Draw> = {
  name: 'draws',
  spec: DRAWS,
  caption: lotteryTexts.titles.draws,
  keyOf: ({ gameCode, numero: drawNumber }) => `${gameCode} ${drawNumber}`,
  titleOf: ({ gameCode, numero: issueNumber }) => `${gameCode} ${issueNumber}`,
  columns: [
    { name: 'gameName', title: common.game, cell: ({ gameName }) => gameName },
    { name: 'numero', title: drawTexts.numero, cell: ({ numero: issueNumber }) => issueNumber },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'lockAt', title: drawTexts.lockAt, cell: ({ lockAt }) => <Time at={lockAt} /> },
    { name: 'drawAt', title: drawTexts.drawAt, cell: ({ drawAt }) => <Time at={drawAt} /> },
    { name: 'tickets', title: drawTexts.tickets, cell: ({ tickets }) => tickets, isFigure: true },
    { name: 'sales', title: drawTexts.sales, cell: salesOf, isFigure: true },
    { name: 'reservePercent', title: deskTexts.used, cell: Used, isFigure: true },
    { name: 'gameCode', title: drawTexts.gameCode, cell: ({ gameCode }) => gameCode, isSpare: true },
  ],
  fields: { voidReason: drawTexts.voidReason },
  choices: { state: drawTexts.states, voidReason: drawTexts.voidReasons },
  views: [
    { key: 'onSale', name: deskTexts.onSale, filter: ['state:eq:open'], sort: 'drawAt' },
    { key: 'due', name: deskTexts.due, filter: ['state:in:locked,drawn,settling'], sort: 'drawAt' },
    { key: 'all', name: drawTexts.all, filter: [], sort: null },
    { key: 'void', name: drawTexts.states.void, filter: ['state:eq:void'], sort: null },
  ],
  card: (draw) => ({
    title: `${draw.gameName} ${draw.numero}`,
    figure: draw.state === 'open' ? <Countdown at={draw.lockAt} label={deskTexts.closesIn} /> : salesOf(draw),
    state: draw.state === 'open' ? <Used reservePercent={draw.reservePercent} /> : <StateOf {...draw} />,
    facts: (
      <>
        <Time at={draw.drawAt} /> · {deskTexts.tickets(formatCount(draw.tickets))}
      </>
    ),
  }),
};
