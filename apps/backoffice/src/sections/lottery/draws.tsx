import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Pager, Table } from '../../parts/table.tsx';
import { formatAmount, formatTime } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { lotteryApi } from './api.ts';
import { formatDrawState } from './draw-state.ts';
import { drawTexts, lotteryTexts } from './texts.ts';
import { isVoidable, useVoidRequest } from './use-void-request.tsx';

type Draw = ValueOf<typeof lotteryDesk.draws>['list'][number];
const SHOWN = [
  { value: 'voidable', label: drawTexts.voidable },
  { value: 'all', label: drawTexts.all },
] as const;

/** Draws with their sales; a draw on sale or locked can be voided by two operators. */
export function Draws({
  operator,
  onOpen,
}: {
  operator: Operator;
  onOpen: (gameCode: string, numero: string) => void;
}) {
  const [wanted, setWanted] = useState<{ state: 'voidable' | 'all'; gameCode?: string; pageNo: number }>({
    state: 'voidable',
    pageNo: 1,
  });
  const games = useLoad(lotteryApi.games).state;
  const gameOptions = [
    { value: '', label: drawTexts.everyGame },
    ...(games.kind === 'ready'
      ? games.value.map(({ gameCode, gameName }) => ({ value: gameCode, label: `${gameName} (${gameCode})` }))
      : []),
  ];
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => lotteryApi.draws(wanted, signal), [wanted]));
  const { ask, dialog, notice } = useVoidRequest(reload);
  const canVoid = operator.permissions.includes('draws.void');
  const actions: Column<Draw> = {
    title: texts.actions,
    cell: (draw) => (
      <span className="row">
        <button
          type="button"
          className="button"
          aria-label={`${lotteryTexts.draw.open} ${draw.gameCode} ${draw.numero}`}
          onClick={() => onOpen(draw.gameCode, draw.numero)}
        >
          {lotteryTexts.draw.open}
        </button>
        {canVoid && isVoidable(draw.state) ? (
          <button
            type="button"
            className="button"
            aria-label={`${drawTexts.void} ${draw.gameCode} ${draw.numero}`}
            onClick={() => ask(draw)}
          >
            {drawTexts.void}
          </button>
        ) : null}
      </span>
    ),
  };
  return (
    <>
      <div className="filters">
        <Select
          label={drawTexts.show}
          value={wanted.state}
          options={SHOWN}
          onChange={(shown) => setWanted({ ...wanted, state: shown, pageNo: 1 })}
        />
        <Select
          label={drawTexts.game}
          value={wanted.gameCode ?? ''}
          options={gameOptions}
          onChange={(gameCode) => setWanted({ ...wanted, gameCode, pageNo: 1 })}
        />
        <button type="button" className="button" onClick={reload}>
          {texts.refresh}
        </button>
      </div>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={lotteryTexts.titles.draws}
              rows={list}
              keyOf={({ gameCode, numero }) => gameCode + numero}
              columns={[...COLUMNS, actions]}
            />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      {dialog}
    </>
  );
}

const COLUMNS: readonly Column<Draw>[] = [
  { title: drawTexts.game, cell: ({ gameName }) => gameName },
  { title: drawTexts.numero, cell: ({ numero }) => numero },
  { title: drawTexts.state, cell: (draw) => <span className="badge">{formatDrawState(draw)}</span> },
  { title: drawTexts.lockAt, cell: ({ lockAt }) => formatTime(lockAt) },
  { title: drawTexts.drawAt, cell: ({ drawAt }) => formatTime(drawAt) },
  { title: drawTexts.tickets, cell: ({ tickets }) => tickets, isFigure: true },
  {
    title: drawTexts.sales,
    cell: ({ sales }) => sales.map(({ amount, currency }) => `${formatAmount(amount)} ${currency}`).join(', '),
    isFigure: true,
  },
];
