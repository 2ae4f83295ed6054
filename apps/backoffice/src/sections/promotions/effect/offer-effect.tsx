import { Segmented } from '@fairlot/ui';
import { lazy, Suspense, useState } from 'react';
import { Table } from '../../../parts/table.tsx';
import { amountOrNone, formatAmount, formatCount, formatShortDay } from '../../../shared/format.ts';
import { fromLocalField } from '../../../shared/lists.ts';
import { common } from '../../../shared/common-texts.ts';
import { type Effect, type Measure, MEASURES, rowsOf } from './effect-course.ts';
import { promotionsTexts as texts } from '../texts.ts';

// The chart library is loaded with the first course.
const EffectChart = lazy(() => import('./effect-chart.tsx').then((module) => ({ default: module.EffectChart })));

const SIDES = ['offered', 'control'] as const;
/** Members of a group below which the page warns that differences may be chance. */
const FEW = 100;
const words = texts.effect;

/** Effect of an offer: members who got it compared with the control group, in total and over time. */
export function OfferEffect({ effect }: { effect: Effect }) {
  const smaller = Math.min(effect.offered.members, effect.control.members);
  return (
    <div className="offer-effect">
      <h3>{texts.comparison}</h3>
      <p>{texts.comparisonHint}</p>
      <Table
        caption={texts.comparison}
        columns={[
          { title: texts.side, cell: ({ side }) => texts.sides[side], isName: true },
          { title: common.members, cell: ({ members }) => formatCount(members), isFigure: true },
          { title: words.deposits, cell: ({ deposits }) => formatAmount(deposits), isFigure: true },
          { title: common.turnover, cell: ({ turnover }) => formatAmount(turnover), isFigure: true },
          { title: common.revenue, cell: ({ revenue }) => formatAmount(revenue), isFigure: true },
          { title: texts.perMember, cell: ({ perMember }) => amountOrNone(perMember?.revenue ?? null), isFigure: true },
        ]}
        rows={SIDES.map((side) => ({ side, ...effect[side] }))}
        keyOf={({ side }) => side}
      />
      <p>
        <b>{effect.gain === null ? words.noGain : texts.gain(formatAmount(effect.gain))}</b>
      </p>
      {smaller < FEW ? <p>{words.few(formatCount(smaller), formatCount(FEW))}</p> : null}
      <Course effect={effect} />
    </div>
  );
}

function Course({ effect: { part, course } }: { effect: Effect }) {
  const [measure, setMeasure] = useState<Measure>('gain');
  const rows = rowsOf(course, measure);
  const isGain = measure === 'gain';
  const names = isGain
    ? { first: words.costSoFar, second: words.gainSoFar }
    : { first: texts.sides.offered, second: texts.sides.control };
  const labelOf = (from: string) => formatShortDay(fromLocalField(`${from}T00:00`) ?? 0);
  const title = `${words.course}: ${words.measures[measure]}`;
  return (
    <>
      <h3>{title}</h3>
      <Segmented
        label={words.measure}
        value={measure}
        options={MEASURES.map((one) => ({ value: one, label: words.measures[one] }))}
        onChange={setMeasure}
      />
      <Suspense fallback={<div className="figure-chart" />}>
        <EffectChart rows={rows} labelOf={labelOf} names={names} />
      </Suspense>
      <Table
        caption={title}
        columns={[
          // With a head, the table scrolls on a phone instead of becoming a card for every day.
          { title: words.parts[part], head: words.parts[part], cell: ({ from }) => labelOf(from), isName: true },
          ...SIDES.map((side) => ({
            title: words.membersOf(texts.sides[side]),
            cell: ({ members }: (typeof rows)[number]) => formatCount(members[side]),
            isFigure: true,
          })),
          ...(isGain ? [{ title: words.cost, cell: ownOf, isFigure: true }] : []),
          { title: names.first, cell: ({ first }) => amountOrNone(first), isFigure: true },
          { title: names.second, cell: ({ second }) => amountOrNone(second), isFigure: true },
          ...(isGain ? [] : [{ title: words.difference, cell: ownOf, isFigure: true }]),
        ]}
        rows={rows.toReversed()}
        keyOf={({ from }) => from}
      />
      <p className="offer-about">{words.counted}</p>
    </>
  );
}

const ownOf = ({ own }: { own: string | null }) => amountOrNone(own);
