import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatTime, timeZone } from '../../shared/format.ts';
import { fromLocalField, toLocalField } from '../../shared/lists.ts';
import { texts } from '../../shared/texts.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { catalogueApi, type VendorRow } from './api.ts';
import { ChangeDialog, checkRank, MarkFields, StateCell, tagsOf } from './change-dialog.tsx';
import { catalogueTexts as words } from './texts.ts';

/** All vendors in their order, each to be shown or hidden, ordered, tagged, paused. */
export function Vendors({ operator }: PageProps) {
  const canChange = operator.permissions.includes('catalogue.change');
  const { state, reload } = useLoad(catalogueApi.vendors);
  const [vendor, setVendor] = useState<VendorRow | null>(null);
  const actions: Column<VendorRow> = {
    title: texts.actions,
    cell: (row) => (
      <button
        type="button"
        className="button"
        aria-label={`${words.change} ${row.displayName}`}
        onClick={() => setVendor(row)}
      >
        {words.change}
      </button>
    ),
  };
  return (
    <>
      <Loaded state={state} onRetry={reload}>
        {(vendors) => (
          <Table
            caption={words.vendors}
            rows={vendors}
            keyOf={({ code }) => code}
            columns={canChange ? [...COLUMNS, actions] : COLUMNS}
          />
        )}
      </Loaded>
      {vendor === null ? null : (
        <VendorDialog key={vendor.code} vendor={vendor} onClose={() => setVendor(null)} onSaved={reload} />
      )}
    </>
  );
}

function VendorDialog({ vendor, onClose, onSaved }: { vendor: VendorRow; onClose: () => void; onSaved: () => void }) {
  const { code, displayName, isShown, isTop, isNew, rank, maintenance } = vendor;
  const [marks, setMarks] = useState({ isOn: isShown, isTop, isNew, rank: String(rank) });
  const [why, setWhy] = useState(maintenance?.reason ?? '');
  const [until, setUntil] = useState(maintenance?.until ? toLocalField(maintenance.until) : '');
  const save = async (reason: string) => {
    const pause = why.trim() === '' ? null : { reason: why.trim(), until: fromLocalField(until) };
    await catalogueApi.changeVendor(
      code,
      { isShown: marks.isOn, isTop: marks.isTop, isNew: marks.isNew, rank: Number(marks.rank), maintenance: pause },
      reason,
    );
    onSaved();
  };
  return (
    <ChangeDialog title={displayName} check={() => checkRank(marks.rank)} onSave={save} onClose={onClose}>
      <MarkFields marks={marks} onChange={setMarks} />
      <Field
        label={words.maintenanceLabel}
        hint={words.maintenanceHint}
        value={why}
        onChange={setWhy}
        maxLength={200}
      />
      <Field
        label={words.untilLabel}
        hint={`${words.untilHint} ${texts.times(timeZone())}`}
        type="datetime-local"
        value={until}
        onChange={setUntil}
      />
    </ChangeDialog>
  );
}

function pauseOf({ maintenance }: VendorRow): string | undefined {
  if (maintenance === null) return undefined;
  const end = maintenance.until === null ? '' : `, ${words.until(formatTime(maintenance.until))}`;
  return words.maintenance(maintenance.reason) + end;
}

const COLUMNS: readonly Column<VendorRow>[] = [
  { title: words.code, cell: ({ code }) => code },
  { title: words.name, cell: ({ displayName }) => displayName },
  { title: words.count, cell: ({ gameCount }) => gameCount, isFigure: true },
  { title: words.order, cell: ({ rank }) => rank, isFigure: true },
  { title: words.tags, cell: tagsOf },
  { title: words.state, cell: (row) => <StateCell isOn={row.isShown} maintenance={pauseOf(row)} /> },
];
