import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { protectionApi } from './api.ts';
import { protectionTexts as words } from './texts.ts';

/** Takes down what staff and a member said about the member's play. */
export function ContactDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const [note, setNote] = useState('');
  const [isComplaint, setComplaint] = useState(false);
  return (
    <ReasonDialog
      title={words.note}
      submit={words.note}
      needsReason={false}
      run={async () => {
        await protectionApi.noteContact(memberId, { kind: isComplaint ? 'complaint' : 'contact', note: note.trim() });
      }}
      onClose={onClose}
    >
      <p>{words.noteText}</p>
      <Field label={words.words} value={note} onChange={setNote} minLength={3} maxLength={1000} required />
      <div className="field">
        <label>
          <input type="checkbox" checked={isComplaint} onChange={(event) => setComplaint(event.target.checked)} />{' '}
          {words.complaint}
        </label>
      </div>
    </ReasonDialog>
  );
}
