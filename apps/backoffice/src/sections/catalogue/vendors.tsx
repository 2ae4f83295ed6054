import type { BodyOf } from '@fairlot/contract';
import { changeVendor } from '@fairlot/contract/catalogue/desk';
import { useState } from 'react';
import { ReasonField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { numberOf } from '../../form/number-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatTime, timeZone } from '../../shared/format.ts';
import { fromLocalField, toLocalField } from '../../shared/lists.ts';
import { texts } from '../../shared/texts.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { catalogueApi, type VendorRow } from './api.ts';
import { MarkFields, StateCell, tagsOf, wrongRank } from './change-dialog.tsx';
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
  const form = useContractForm({
    call: changeVendor,
    draft: {
      isShown,
      isTop,
      isNew,
      rank: String(rank),
      why: maintenance?.reason ?? '',
      until: maintenance?.until ? toLocalField(maintenance.until) : '',
      reason: '',
    },
    names: { 'maintenance.reason': 'why', 'maintenance.until': 'until' },
    check: (draft) => ({ rank: wrongRank(draft.rank) }),
    toBody: ({ why, until, reason, ...marks }) => ({
      change: {
        ...marks,
        rank: numberOf(marks.rank),
        maintenance: why.trim() === '' ? null : { reason: why.trim(), until: fromLocalField(until) },
      },
      reason: reason.trim(),
    }),
  });
  const save = async ({ change, reason }: BodyOf<typeof changeVendor>) => {
    await catalogueApi.changeVendor(code, { change, reason, version: vendor.version });
    onSaved();
  };
  return (
    <FormDialog form={form} title={displayName} submit={words.save} onSend={save} onClose={onClose}>
      <MarkFields
        isShown={form.at('isShown')}
        isTop={form.at('isTop')}
        isNew={form.at('isNew')}
        rank={form.at('rank')}
      />
      <TextField at={form.at('why')} label={words.maintenanceLabel} hint={words.maintenanceHint} />
      <TextField
        at={form.at('until')}
        label={words.untilLabel}
        hint={`${words.untilHint} ${texts.times(timeZone())}`}
        type="datetime-local"
      />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
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
