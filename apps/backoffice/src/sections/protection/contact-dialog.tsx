import { noteContact } from '@fairlot/contract/protection/desk';
import { TextField, TickField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { protectionApi } from './api.ts';
import { protectionTexts as words } from './texts.ts';

/** Records a conversation between staff and a member about the member's play. */
export function ContactDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const form = useContractForm({
    call: noteContact,
    draft: { note: '', isComplaint: false },
    toBody: ({ note, isComplaint }) => ({
      kind: isComplaint ? ('complaint' as const) : ('contact' as const),
      note: note.trim(),
    }),
  });
  return (
    <FormDialog
      form={form}
      title={words.note}
      submit={words.note}
      onSend={async (body) => {
        await protectionApi.noteContact(memberId, body);
      }}
      onClose={onClose}
    >
      <p>{words.noteText}</p>
      <TextField at={form.at('note')} label={words.words} required />
      <TickField at={form.at('isComplaint')} label={words.complaint} />
    </FormDialog>
  );
}
