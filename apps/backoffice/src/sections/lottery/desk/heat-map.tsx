import { formatPercent } from '../../../shared/format.ts';
import { Icon, Segmented, Select } from '@fairlot/ui';
import { ban } from '@fairlot/ui/icons';
import { useState } from 'react';
import { Field } from '../../../parts/field.tsx';
import { Failure, Loading } from '../../../parts/states.tsx';
import { cellsOf, hasAllNumbers, HEAT_STEPS, heatOf } from './heat.ts';
import type { DrawPlace } from '../draw-report.ts';
import { deskTexts as words } from './texts.ts';
import {
  type Chosen,
  fullestFirst,
  type NumberOnSale,
  type PlayOnSale,
  type Sale,
  shownPlay,
  useNumbers,
} from './use-draw.ts';
import { lotteryTexts } from '../texts.ts';

interface HeatMapProps {
  place: DrawPlace;
  sale: Sale;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Number of plays with their own button. */
const TABS = 4;

/** Exposure of every number of a play, as a percentage of its limit. */
export function HeatMap({ place, sale, chosen, onChoose }: HeatMapProps) {
  const shown = shownPlay(sale, chosen.play);
  if (shown === undefined) return null;
  const first = fullestFirst(sale).slice(0, TABS);
  const tabs = first.includes(shown) ? first : [shown, ...first.slice(0, TABS - 1)];
  const choose = (play: string) => onChoose({ play, number: null });
  return (
    <section className="card card--wide heat-card" aria-labelledby="heat-title">
      <header className="heat-head">
        <h3 id="heat-title">{words.map}</h3>
        <Segmented
          label={lotteryTexts.draw.play}
          value={shown.play}
          options={tabs.map(({ play, name }) => ({ value: play, label: name }))}
          onChange={choose}
        />
        <Select
          label={lotteryTexts.draw.play}
          value={shown.play}
          options={sale.plays.map((play) => ({ value: play.play, label: optionOf(play) }))}
          onChange={choose}
        />
      </header>
      <Numbers
        key={shown.play}
        place={place}
        sale={sale}
        play={shown}
        chosen={chosen.number}
        onChoose={(number) => onChoose({ play: shown.play, number })}
      />
    </section>
  );
}

const optionOf = ({ name, percent, stopped }: PlayOnSale): string =>
  `${name}, ${formatPercent(percent ?? 0)}${stopped === 0 ? '' : `, ${stopped} ${words.stopped}`}`;

interface NumbersProps {
  place: DrawPlace;
  sale: Sale;
  play: PlayOnSale;
  chosen: string | null;
  onChoose: (number: string) => void;
}

function Numbers({ place, sale, play, chosen, onChoose }: NumbersProps) {
  const { data, error, refetch } = useNumbers(place, sale, play.play);
  if (data === undefined)
    return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />;
  const cells = cellsOf(play, data);
  return (
    <>
      {hasAllNumbers(play) ? null : <NumberField play={play} onChoose={onChoose} />}
      {cells.length === 0 ? (
        <p className="muted">{words.noNumber}</p>
      ) : (
        <div className="heat">
          {cells.map((cell) => (
            <Cell key={cell.number} cell={cell} isChosen={cell.number === chosen} onChoose={onChoose} />
          ))}
        </div>
      )}
      <Legend />
      {play.pickCount > 1 ? <p className="muted">{words.several}</p> : null}
    </>
  );
}

interface CellProps {
  cell: NumberOnSale;
  isChosen: boolean;
  onChoose: (number: string) => void;
}

function Cell({ cell: { number, percent, isStopped }, isChosen, onChoose }: CellProps) {
  const share = percent ?? 0;
  return (
    <button type="button" className={`heat-${heatOf(share)}`} aria-pressed={isChosen} onClick={() => onChoose(number)}>
      <span>{number}</span>{' '}
      <small>
        {isStopped ? <Icon name={ban} /> : null}
        {isStopped ? <span className="visually-hidden">{words.stopped}</span> : null}
        {formatPercent(share)}
      </small>
    </button>
  );
}

function Legend() {
  return (
    <p className="heat-legend">
      <span>{words.share}</span>
      <span>
        <i className="heat-0" />
        {words.under}
      </span>
      {HEAT_STEPS.map((step, index) => (
        <span key={step}>
          <i className={`heat-${index + 1}`} />
          {index === HEAT_STEPS.length - 1 ? formatPercent(step) : step}
        </span>
      ))}
    </p>
  );
}

/** Field to look up any number with many digits; it is selected once it is complete. */
function NumberField({ play: { pickDigits }, onChoose }: Pick<NumbersProps, 'play' | 'onChoose'>) {
  const [number, setNumber] = useState('');
  const change = (typed: string) => {
    setNumber(typed);
    if (typed.length === pickDigits && /^\d+$/.test(typed)) onChoose(typed);
  };
  return (
    <div className="heat-find">
      <Field
        label={words.number}
        value={number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={pickDigits}
        onChange={change}
      />
      <p className="muted">{words.dearest}</p>
    </div>
  );
}
