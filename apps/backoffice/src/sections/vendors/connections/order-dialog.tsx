import type { BodyOf } from '@fairlot/contract';
import { changeVendor } from '@fairlot/contract/catalogue/desk';
import { ReasonField, TextField, TickField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { timeZone } from '../../../shared/format.ts';
import { fromLocalField, toLocalField } from '../../../shared/lists.ts';
import { texts } from '../../../shared/texts.ts';
import { common } from '../../../shared/common-texts.ts';
import { connectionsApi, type ListedVendor } from './api.ts';
import { orderTexts as words } from './order-texts.ts';

interface OrderDialogProps {
  vendor: ListedVendor;
  onClose: () => void;
  onSaved: () => void;
}

/** A vendor's visibility, tags, position and maintenance for members. One operator decides. */
export function OrderDialog({ vendor, onClose, onSaved }: OrderDialogProps) {
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
    check: (draft) => ({ rank: !/^[1-9]\d{0,2}$/.test(draft.rank) && common.wrongPosition }),
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
    await connectionsApi.changeListed(code, { change, reason, version: vendor.version });
    onSaved();
  };
  return (
    <FormDialog form={form} title={displayName} submit={common.save} onSend={save} onClose={onClose}>
      <TickField at={form.at('isShown')} label={words.shown} />
      <TickField at={form.at('isTop')} label={common.hot} />
      <TickField at={form.at('isNew')} label={common.isNew} />
      <TextField at={form.at('rank')} label={common.position} hint={common.positionHint} inputMode="numeric" required />
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
