import { useCallback, useState } from 'react';
import type { Operator } from '../app.tsx';
import { type Action, ActionDialog } from '../parts/action-dialog.tsx';
import { Select } from '../parts/field.tsx';
import { Loaded } from '../parts/states.tsx';
import { type Column, Pager, Table } from '../parts/table.tsx';
import { api, type Value } from '../shared/api.ts';
import { formatAmount, formatTime } from '../shared/format.ts';
import { lotteryTexts } from '../shared/lottery-texts.ts';
import { createRequestKeys } from '../shared/request-key.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';

type Draw = Value<'draws'>['list'][number];
const SHOWN = [{ value: 'voidable', label: texts.draw.voidable }, { value: 'all', label: texts.draw.all }] as const;

/** Draws with their sales; a draw on sale or locked can be voided by two operators. */
export function Draws({ operator, onOpen }: { operator: Operator; onOpen: (gameCode: string, numero: string) => void }) {
  const [wanted, setWanted] = useState<{ state: 'voidable' | 'all'; pageNo: number }>({ state: 'voidable', pageNo: 1 });
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => api.draws(wanted, signal), [wanted]));
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const ask = ({ gameCode, gameName, numero }: Draw) =>
    setAction({
      title: texts.draw.void, text: texts.draw.voidText(`${gameName} ${numero}`), needsReason: true,
      run: async (reason) => {
        await api.requestVoid(gameCode, numero, { reason, requestKey: keyOf([gameCode, numero, reason]) });
        setNotice(texts.draw.requested);
        reload();
      },
    });
  const canVoid = operator.permissions.includes('draws.void');
  const actions: Column<Draw> = {
    title: texts.actions,
    cell: (draw) => (
      <span className="row">
        <button type="button" className="btn" aria-label={`${lotteryTexts.draw.open} ${draw.gameCode} ${draw.numero}`} onClick={() => onOpen(draw.gameCode, draw.numero)}>{lotteryTexts.draw.open}</button>
        {canVoid && (draw.state === 'open' || draw.state === 'locked')
          ? <button type="button" className="btn" aria-label={`${texts.draw.void} ${draw.gameCode} ${draw.numero}`} onClick={() => ask(draw)}>{texts.draw.void}</button>
          : null}
      </span>
    ),
  };
  return (
    <>
      <div className="filters">
        <Select label={texts.draw.show} value={wanted.state} options={SHOWN} onChange={(shown) => setWanted({ state: shown, pageNo: 1 })} />
        <button type="button" className="btn" onClick={reload}>{texts.refresh}</button>
      </div>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table caption={texts.draws} rows={list} keyOf={({ gameCode, numero }) => gameCode + numero} columns={[...COLUMNS, actions]} />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

const COLUMNS: readonly Column<Draw>[] = [
  { title: texts.draw.game, cell: ({ gameName }) => gameName },
  { title: texts.draw.numero, cell: ({ numero }) => numero },
  { title: texts.draw.state, cell: ({ state, voidReason }) => <span className="badge">{voidReason ? `${state} (${voidReason})` : state}</span> },
  { title: texts.draw.lockAt, cell: ({ lockAt }) => formatTime(lockAt) },
  { title: texts.draw.drawAt, cell: ({ drawAt }) => formatTime(drawAt) },
  { title: texts.draw.tickets, cell: ({ tickets }) => tickets, isFigure: true },
  { title: texts.draw.sales, cell: ({ sales }) => sales.map(({ amount, currency }) => `${formatAmount(amount)} ${currency}`).join(', '), isFigure: true },
];
