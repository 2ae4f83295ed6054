import type { BodyOf, protectionDesk, ValueOf } from '@fairlot/contract';
import { closeAlert } from '@fairlot/contract/protection/desk';
import { SelectField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { alertTexts as words } from './alert-texts.ts';
import { protectionApi } from './api.ts';
import { protectionTexts } from './texts.ts';

type Outcome = BodyOf<typeof protectionDesk.closeAlert>['outcome'];
const OUTCOMES: readonly Outcome[] = ['spoken', 'limit', 'watched', 'none'];

interface CloseAlertDialogProps {
  alert: ValueOf<typeof protectionDesk.alerts>['list'][number];
  onClose: () => void;
}

/** Records the measures taken for a sign of harm. */
export function CloseAlertDialog({ alert: { id, account, marker }, onClose }: CloseAlertDialogProps) {
  const form = useContractForm({
    call: closeAlert,
    draft: { outcome: 'spoken' as Outcome, note: '' },
    toBody: ({ outcome, note }) => ({ outcome, note: note.trim() }),
  });
  return (
    <FormDialog
      form={form}
      title={words.close}
      submit={words.close}
      onSend={async (body) => {
        await protectionApi.closeAlert(id, body);
      }}
      onClose={onClose}
    >
      <p>{`${account}: ${protectionTexts.markerNames[marker] ?? marker}`}</p>
      <SelectField
        at={form.at('outcome')}
        label={words.done}
        options={OUTCOMES.map((value) => ({ value, label: words.outcomes[value] ?? value }))}
      />
      {form.values.outcome === 'spoken' && <small>{words.spokenHint}</small>}
      <TextField at={form.at('note')} label={words.note} required />
    </FormDialog>
  );
}
