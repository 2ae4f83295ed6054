import type { backoffice, ValueOf } from '@fairlot/contract';
import { type SyntheticEvent, useCallback, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Pager, Table } from '../../parts/table.tsx';
import { formatTime } from '../../shared/format.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { backofficeApi } from './api.ts';
import { trailTexts } from './texts.ts';

type Entry = ValueOf<typeof backoffice.auditTrail>['list'][number];
const NO_FILTER = { operator: '', action: '', object: '' };

/** What operators changed, newest first. */
export function AuditTrail() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [wanted, setWanted] = useState({ ...NO_FILTER, pageNo: 1 });
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => backofficeApi.auditTrail(wanted, signal), [wanted]),
  );
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    setWanted({
      operator: filter.operator.trim(),
      action: filter.action.trim(),
      object: filter.object.trim(),
      pageNo: 1,
    });
  };
  return (
    <>
      <form role="search" className="filters" onSubmit={apply}>
        <Field
          label={trailTexts.operator}
          value={filter.operator}
          onChange={(operator) => setFilter({ ...filter, operator })}
          maxLength={32}
        />
        <Field
          label={trailTexts.action}
          value={filter.action}
          onChange={(action) => setFilter({ ...filter, action })}
          maxLength={64}
        />
        <Field
          label={trailTexts.object}
          value={filter.object}
          onChange={(object) => setFilter({ ...filter, object })}
          maxLength={128}
        />
        <button type="submit" className="button button--primary">
          {trailTexts.filter}
        </button>
      </form>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table caption={trailTexts.title} rows={list} keyOf={({ id }) => id} columns={COLUMNS} />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
    </>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  { title: trailTexts.at, cell: ({ at }) => formatTime(at) },
  { title: trailTexts.who, cell: ({ operator }) => operator },
  { title: trailTexts.what, cell: ({ action }) => action },
  { title: trailTexts.about, cell: ({ object }) => object },
  { title: trailTexts.before, cell: ({ before }) => <Values of={before} /> },
  { title: trailTexts.after, cell: ({ after }) => <Values of={after} /> },
  { title: texts.reason, cell: ({ reason }) => reason ?? '–' },
  { title: trailTexts.address, cell: ({ ip }) => ip || '–' },
];

function Values({ of }: { of: unknown }) {
  if (typeof of !== 'object' || of === null) return '–';
  return (
    <dl className="values">
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}:</dt> <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
