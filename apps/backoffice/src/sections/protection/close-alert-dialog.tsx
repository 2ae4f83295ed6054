import type { BodyOf, protectionDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { alertTexts as words } from './alert-texts.ts';
import { protectionApi } from './api.ts';
import { protectionTexts } from './texts.ts';

type Outcome = BodyOf<typeof protectionDesk.closeAlert>['outcome'];
const OUTCOMES: readonly Outcome[] = ['spoken', 'limit', 'watched', 'none'];

interface CloseAlertDialogProps {
  alert: ValueOf<typeof protectionDesk.alerts>['list'][number];
  onClose: () => void;
}

/** Takes down what was done about a sign of harm. */
export function CloseAlertDialog({ alert: { id, account, marker }, onClose }: CloseAlertDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>('spoken');
  const [note, setNote] = useState('');
  return (
    <ReasonDialog
      title={words.close}
      submit={words.close}
      needsReason={false}
      run={async () => {
        await protectionApi.closeAlert(id, { outcome, note: note.trim() });
      }}
      onClose={onClose}
    >
      <p>{`${account}: ${protectionTexts.markerNames[marker] ?? marker}`}</p>
      <Select
        label={words.done}
        value={outcome}
        options={OUTCOMES.map((value) => ({ value, label: words.outcomes[value] ?? value }))}
        onChange={(chosen) => setOutcome(OUTCOMES.find((known) => known === chosen) ?? 'spoken')}
      />
      {outcome === 'spoken' && <small>{words.spokenHint}</small>}
      <Field label={words.note} value={note} onChange={setNote} minLength={3} maxLength={1000} required />
    </ReasonDialog>
  );
}
