import type { promotionsDesk, ValueOf } from '@fairlot/contract';
import { Table } from '../../parts/table.tsx';
import { formatAmount, formatCount } from '../../shared/format.ts';
import { promotionsTexts as texts } from './texts.ts';

type Comparison = NonNullable<ValueOf<typeof promotionsDesk.report>['comparison']>;

const SIDES = ['offered', 'control'] as const;

/** Comparison of members who got an offer with the control group. */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  return (
    <>
      <h3>{texts.comparison}</h3>
      <p>{texts.comparisonHint}</p>
      <Table
        caption={texts.comparison}
        columns={[
          { title: texts.side, cell: ({ side }) => texts.sides[side] },
          { title: texts.members, cell: ({ members }) => formatCount(members), isFigure: true },
          { title: texts.turnover, cell: ({ turnover }) => formatAmount(turnover), isFigure: true },
          { title: texts.revenue, cell: ({ revenue }) => formatAmount(revenue), isFigure: true },
          { title: texts.perMember, cell: ({ perMember }) => formatAmount(perMember), isFigure: true },
        ]}
        rows={SIDES.map((side) => ({ side, ...comparison[side] }))}
        keyOf={({ side }) => side}
      />
      <p>
        <b>{texts.gain(formatAmount(comparison.gain))}</b>
      </p>
    </>
  );
}
