import type { backoffice, ValueOf } from '@fairlot/contract';
import { type SyntheticEvent, useCallback, useState } from 'react';
import { Field } from '../parts/field.tsx';
import { Loaded } from '../parts/states.tsx';
import { type Column, Pager, Table } from '../parts/table.tsx';
import { api } from '../shared/api.ts';
import { formatTime } from '../shared/format.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';

type Entry = ValueOf<typeof backoffice.auditTrail>['list'][number];
const NO_FILTER = { operator: '', action: '', object: '' };

/** What operators changed, newest first. */
export function AuditTrail() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [wanted, setWanted] = useState({ ...NO_FILTER, pageNo: 1 });
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => api.auditTrail(wanted, signal), [wanted]));
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
          label={texts.trail.operator}
          value={filter.operator}
          onChange={(operator) => setFilter({ ...filter, operator })}
          maxLength={32}
        />
        <Field
          label={texts.trail.action}
          value={filter.action}
          onChange={(action) => setFilter({ ...filter, action })}
          maxLength={64}
        />
        <Field
          label={texts.trail.object}
          value={filter.object}
          onChange={(object) => setFilter({ ...filter, object })}
          maxLength={128}
        />
        <button type="submit" className="btn primary">
          {texts.trail.filter}
        </button>
      </form>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table caption={texts.audit} rows={list} keyOf={({ id }) => id} columns={COLUMNS} />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
    </>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  { title: texts.trail.at, cell: ({ at }) => formatTime(at) },
  { title: texts.trail.who, cell: ({ operator }) => operator },
  { title: texts.trail.what, cell: ({ action }) => action },
  { title: texts.trail.about, cell: ({ object }) => object },
  { title: texts.trail.before, cell: ({ before }) => <Values of={before} /> },
  { title: texts.trail.after, cell: ({ after }) => <Values of={after} /> },
  { title: texts.reason, cell: ({ reason }) => reason ?? '–' },
  { title: texts.trail.address, cell: ({ ip }) => ip || '–' },
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
