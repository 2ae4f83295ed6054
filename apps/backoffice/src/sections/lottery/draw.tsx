import { useCallback } from 'react';
import { Notes } from '../../parts/notes.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatAmount, formatTime } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { lotteryApi } from './api.ts';
import { type DrawReport, numbersOf } from './draw-report.ts';
import { DrawResult } from './draw-result.tsx';
import { formatDrawState } from './draw-state.ts';
import { drawTexts, lotteryTexts } from './texts.ts';
import { isVoidable, useVoidRequest } from './use-void-request.tsx';

const words = lotteryTexts.draw;

interface DrawProps {
  operator: Operator;
  gameCode: string;
  numero: string;
  onBack: () => void;
}

/** Where the engine stands with one draw, and what can be done about it. */
export function Draw({ operator, gameCode, numero, onBack }: DrawProps) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => lotteryApi.draw(gameCode, numero, signal), [gameCode, numero]),
  );
  const { ask, dialog, notice } = useVoidRequest(reload);
  return (
    <>
      <div className="filters">
        <button type="button" className="button" onClick={onBack}>
          {words.back}
        </button>
        <button type="button" className="button" onClick={reload}>
          {texts.refresh}
        </button>
      </div>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {(draw) => (
          <>
            <h2>
              {draw.gameName} {draw.numero}
            </h2>
            {operator.permissions.includes('draws.void') && isVoidable(draw.state) ? (
              <p className="row">
                <button type="button" className="button" onClick={() => ask(draw)}>
                  {drawTexts.void}
                </button>
              </p>
            ) : null}
            <Facts draw={draw} />
            <h3>{words.tickets}</h3>
            <Table
              caption={words.tickets}
              rows={draw.tickets}
              keyOf={({ currency, status }) => currency + status}
              columns={TICKETS}
            />
            <h3>{words.exposure}</h3>
            <Table
              caption={words.exposure}
              rows={draw.exposure}
              keyOf={({ play, picks }) => `${play} ${picks}`}
              columns={EXPOSURE}
            />
            <Notes object={`draw:${gameCode}:${numero}`} />
            {draw.source === 'feed' ? <DrawResult draw={draw} operator={operator} onChanged={reload} /> : null}
          </>
        )}
      </Loaded>
      {dialog}
    </>
  );
}

function Facts({ draw }: { draw: DrawReport }) {
  const timeOf = (at: number | null) => (at === null ? lotteryTexts.none : formatTime(at));
  const facts: [string, string][] = [
    [words.source, words.sources[draw.source]],
    [words.state, formatDrawState(draw)],
    [words.next, timeOf(draw.nextDueAt)],
    [words.opens, timeOf(draw.openAt)],
    [words.closes, timeOf(draw.lockAt)],
    [words.draws, timeOf(draw.drawAt)],
    [words.settled, timeOf(draw.settledAt)],
    [words.versions, `${draw.resultVersion}, ${draw.settledVersion}`],
    [
      words.escrow,
      draw.escrow.map(({ amount, currency }) => `${formatAmount(amount)} ${currency}`).join(', ') || lotteryTexts.none,
    ],
    [words.result, draw.result === null ? lotteryTexts.none : numbersOf(draw.result)],
  ];
  return (
    <dl className="values">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}: </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const TICKETS: readonly Column<DrawReport['tickets'][number]>[] = [
  { title: words.currency, cell: ({ currency }) => currency },
  { title: words.status, cell: ({ status }) => status },
  { title: words.count, cell: ({ count }) => count, isFigure: true },
  { title: words.stake, cell: ({ stake }) => formatAmount(stake), isFigure: true },
  { title: words.win, cell: ({ win }) => formatAmount(win), isFigure: true },
];

const EXPOSURE: readonly Column<DrawReport['exposure'][number]>[] = [
  { title: words.play, cell: ({ play }) => play },
  { title: words.picks, cell: ({ picks }) => picks },
  { title: words.count, cell: ({ tickets }) => tickets, isFigure: true },
  { title: words.stake, cell: ({ stake }) => formatAmount(stake), isFigure: true },
  { title: words.payout, cell: ({ payout }) => formatAmount(payout), isFigure: true },
  {
    title: words.liability,
    cell: ({ liability }) => (liability === null ? lotteryTexts.none : formatAmount(liability)),
    isFigure: true,
  },
];
