import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { verificationTexts } from './texts.ts';

/** Asks whose identity is meant, where the address does not say it. */
export function FindMember({ onFind }: { onFind: (memberId: string) => void }) {
  const [memberId, setMemberId] = useState('');
  return (
    <Form submit={verificationTexts.open} onSubmit={async () => onFind(memberId.trim())}>
      <Field
        label={verificationTexts.find}
        hint={verificationTexts.findHint}
        value={memberId}
        onChange={setMemberId}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,17}"
        required
      />
    </Form>
  );
}
