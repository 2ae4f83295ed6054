import { useCallback, useState } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { loyaltyApi, type MissionRow } from './api.ts';
import { MissionDialog } from './mission-dialog.tsx';
import { loyaltyTexts as words } from './texts.ts';

/** Missions in the order in which members see them. */
export function Missions({ operator }: PageProps) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => loyaltyApi.missions(signal), []));
  const [edited, setEdited] = useState<MissionRow | 'new' | null>(null);
  const mayChange = operator.permissions.includes('loyalty.missions');
  const change = (row: MissionRow) => (
    <button type="button" className="button" onClick={() => setEdited(row)}>
      {words.change}
    </button>
  );
  return (
    <>
      <p>{words.noLoss}</p>
      <Loaded state={state} onRetry={reload}>
        {(missions) => (
          <Table
            caption={words.missions}
            columns={[
              { title: words.mission, cell: titleOf },
              { title: words.period, cell: ({ period }) => words.periods[period] },
              { title: words.goal, cell: ({ goal }) => words.goals[goal] },
              { title: words.products, cell: ({ products }) => products?.join(', ') ?? words.all },
              { title: words.target, cell: ({ target }) => target, isFigure: true },
              { title: words.amount, cell: ({ amount }) => formatAmount(amount), isFigure: true },
              { title: words.reached, cell: ({ reached }) => reached, isFigure: true },
              { title: words.state, cell: ({ isOpen }) => (isOpen ? words.open : words.closed) },
              ...(mayChange ? [{ title: words.change, cell: change }] : []),
            ]}
            rows={missions}
            keyOf={({ id }) => id}
          />
        )}
      </Loaded>
      {mayChange && (
        <p className="row">
          <button type="button" className="button button--primary" onClick={() => setEdited('new')}>
            {words.add}
          </button>
        </p>
      )}
      {edited !== null && (
        <MissionDialog mission={edited === 'new' ? null : edited} onDone={reload} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

const titleOf = ({ titles }: MissionRow) => titles['EN'] ?? Object.values(titles)[0] ?? '';
