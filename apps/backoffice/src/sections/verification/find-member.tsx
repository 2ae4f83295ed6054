import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { verificationTexts } from './texts.ts';

const ID = /^[1-9]\d{0,17}$/;

/** Asks for the member if the address does not name one. */
export function FindMember({ onFind }: { onFind: (memberId: string) => void }) {
  const form = useContractForm({
    draft: { memberId: '' },
    check: ({ memberId }) => ({ memberId: !ID.test(memberId.trim()) && verificationTexts.findHint }),
    toBody: () => undefined,
  });
  return (
    <Form
      form={form}
      isQuestion
      submit={verificationTexts.open}
      onSend={async () => onFind(form.values.memberId.trim())}
    >
      <TextField
        at={form.at('memberId')}
        label={verificationTexts.find}
        hint={verificationTexts.findHint}
        inputMode="numeric"
        required
      />
    </Form>
  );
}
