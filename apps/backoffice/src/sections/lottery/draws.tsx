import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { DRAWS } from '@fairlot/contract/lottery/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { formatDrawState } from './draw-state.ts';
import { drawTexts, lotteryTexts } from './texts.ts';
import { isVoidable, useVoidRequest } from './use-void-request.tsx';

type Draw = ValueOf<typeof lotteryDesk.draws>['list'][number];
const LOOKS: Readonly<Record<string, string>> = {
  open: 'state state--info',
  locked: 'state state--wait',
  settling: 'state state--wait',
  settled: 'state state--good',
  void: 'state state--bad',
};

/** Draws with their sales; a draw on sale or locked can be voided by two operators. */
export function Draws({
  operator,
  onOpen,
}: {
  operator: Operator;
  onOpen: (gameCode: string, numero: string) => void;
}) {
  const { ask, dialog, notice } = useVoidRequest(useReloadList(LIST.name));
  const canVoid = operator.permissions.includes('draws.void');
  const open = ({ gameCode, numero }: Draw) => onOpen(gameCode, numero);
  const actionsOf = (draw: Draw): RowAction[] => [
    { label: lotteryTexts.draw.open, run: () => open(draw) },
    ...(canVoid && isVoidable(draw.state) ? [{ label: drawTexts.void, run: () => ask(draw) }] : []),
  ];
  return (
    <>
      <ListPage list={LIST} actionsOf={actionsOf} onOpen={open} notice={notice} />
      {dialog}
    </>
  );
}

function StateOf(draw: Pick<Draw, 'state' | 'voidReason'>) {
  return <span className={LOOKS[draw.state] ?? 'state'}>{formatDrawState(draw)}</span>;
}

const salesOf = ({ sales }: Draw): string =>
  sales.map(({ amount, currency }) => `${formatAmount(amount)} ${currency}`).join(', ') || '–';

const LIST: ListDeclaration<Draw> = {
  name: 'draws',
  spec: DRAWS,
  caption: lotteryTexts.titles.draws,
  keyOf: ({ gameCode, numero }) => `${gameCode} ${numero}`,
  titleOf: ({ gameCode, numero }) => `${gameCode} ${numero}`,
  columns: [
    { name: 'gameName', title: drawTexts.game, cell: ({ gameName }) => gameName },
    { name: 'numero', title: drawTexts.numero, cell: ({ numero }) => numero },
    { name: 'state', title: drawTexts.state, cell: StateOf },
    { name: 'lockAt', title: drawTexts.lockAt, cell: ({ lockAt }) => <Time at={lockAt} /> },
    { name: 'drawAt', title: drawTexts.drawAt, cell: ({ drawAt }) => <Time at={drawAt} /> },
    { name: 'tickets', title: drawTexts.tickets, cell: ({ tickets }) => tickets, isFigure: true },
    { name: 'sales', title: drawTexts.sales, cell: salesOf, isFigure: true },
    { name: 'gameCode', title: drawTexts.gameCode, cell: ({ gameCode }) => gameCode, isSpare: true },
  ],
  fields: { voidReason: drawTexts.voidReason },
  choices: { state: drawTexts.states, voidReason: drawTexts.voidReasons },
  views: [
    { key: 'voidable', name: drawTexts.voidable, filter: ['state:in:open,locked'], sort: null },
    { key: 'all', name: drawTexts.all, filter: [], sort: null },
    { key: 'void', name: drawTexts.states.void, filter: ['state:eq:void'], sort: null },
  ],
  card: (draw) => ({
    title: `${draw.gameName} ${draw.numero}`,
    figure: salesOf(draw),
    state: <StateOf state={draw.state} voidReason={draw.voidReason} />,
    facts: <Time at={draw.drawAt} />,
  }),
};
