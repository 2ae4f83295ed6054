import { CloseButton, IconButton } from '../../../parts/icon-button.tsx';
import { Notes } from '../../../parts/notes.tsx';
import { emptyTableTexts } from '../../../parts/empty-table-texts.ts';
import { Failure, Loading } from '../../../parts/states.tsx';
import { Table } from '../../../parts/table.tsx';
import { formatMinute } from '../../../shared/format.ts';
import type { Operator } from '../../../shared/operator.ts';
import { texts } from '../../../shared/texts.ts';
import type { DrawPlace, DrawReport } from '../draw-report.ts';
import { DrawResult } from '../draw-result.tsx';
import { StateOf } from '../draw-state.tsx';
import { JoinedResult } from '../joined-result.tsx';
import { lotteryTexts } from '../texts.ts';
import { Countdown } from './countdown.tsx';
import { DrawFacts, exposureColumns, TICKETS } from './draw-facts.tsx';
import { HeatMap } from './heat-map.tsx';
import { SaleFigures } from './sale-figures.tsx';
import { deskTexts as words } from './texts.ts';
import { type Chosen, useDraw, useReloadDraw, useSale } from './use-draw.ts';

const drawWords = lotteryTexts.draw;

interface DrawCaseProps {
  place: DrawPlace;
  operator: Operator;
  chosen: Chosen;
  notice: string;
  onChoose: (chosen: Chosen) => void;
  onClose: () => void;
}

/** One draw: its sales and exposure, the status of its engine, and its result. */
export function DrawCase({ place, operator, chosen, notice, onChoose, onClose }: DrawCaseProps) {
  const { data: draw, error } = useDraw(place);
  const sale = useSale(place, draw?.state);
  const reload = useReloadDraw(place);
  const nameOf = (code: string) => sale?.plays.find(({ play }) => play === code)?.name ?? code;
  if (draw === undefined)
    return error === null ? <Loading /> : <Failure error={error} onRetry={reload} onList={onClose} />;
  return (
    <div className="case">
      <CaseHead draw={draw} currency={sale?.currency} onReload={reload} onClose={onClose} />
      <p role="status">{notice}</p>
      {sale === undefined ? null : (
        <>
          <SaleFigures sale={sale} />
          <HeatMap place={place} sale={sale} chosen={chosen} onChoose={onChoose} />
        </>
      )}
      {draw.source === 'feed' ? <DrawResult draw={draw} operator={operator} onChanged={reload} /> : null}
      {draw.source === 'joined' ? <JoinedResult draw={draw} /> : null}
      <section className="card card--wide" aria-label={words.more}>
        <DrawFacts draw={draw} />
        <h3>{drawWords.tickets}</h3>
        <Table
          caption={drawWords.tickets}
          rows={draw.tickets}
          empty={emptyTableTexts.tickets}
          keyOf={({ currency, status }) => currency + status}
          columns={TICKETS}
        />
        <h3>{drawWords.exposure}</h3>
        <Table
          caption={drawWords.exposure}
          rows={draw.exposure}
          empty={emptyTableTexts.exposure}
          keyOf={({ play, picks }) => `${play} ${picks}`}
          columns={exposureColumns(nameOf)}
        />
      </section>
      <Notes object={`draw:${place.gameCode}:${place.numero}`} />
    </div>
  );
}

interface CaseHeadProps {
  draw: DrawReport;
  currency: string | undefined;
  onReload: () => void;
  onClose: () => void;
}

function CaseHead({ draw, currency, onReload, onClose }: CaseHeadProps) {
  const { gameName, numero: drawNumber, state, voidReason, drawAt, lockAt, closedAt } = draw;
  const times =
    closedAt === null
      ? words.times(formatMinute(drawAt), formatMinute(lockAt))
      : words.closedEarly(formatMinute(drawAt), formatMinute(closedAt));
  return (
    <header className="case-head draw-head">
      <div>
        <h2>
          {gameName} <small>{drawNumber}</small>
        </h2>
        <p className="muted">{currency === undefined ? times : `${times} · ${words.amounts(currency)}`}</p>
      </div>
      <div className="row">
        <StateOf state={state} voidReason={voidReason} />
        {state === 'open' ? <Countdown at={lockAt} label={words.closesIn} className="count count--large" /> : null}
        <IconButton icon="refresh" label={texts.refresh} onClick={onReload} />
        <CloseButton className="case-close" onClick={onClose} />
      </div>
    </header>
  );
}
