import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { type RepairWish, vendorsApi } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

export interface Repairing extends Pick<RepairWish, 'subject' | 'id' | 'repair'> {
  /** What it is about. */
  transactionId: string;
}

interface RepairDialogProps {
  code: string;
  what: Repairing;
  onAsked: () => void;
  onClose: () => void;
}

/** How something that waits is to end; a second operator approves. */
export function RepairDialog({ code, what: { transactionId, ...what }, onAsked, onClose }: RepairDialogProps) {
  const [amount, setAmount] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const isWin = what.repair === 'win';
  const run = async (reason: string) => {
    const wish = { ...what, ...(isWin ? { amount } : {}), reason };
    await vendorsApi.repair(code, { ...wish, requestKey: keyOf([code, JSON.stringify(wish)]) });
    onAsked();
  };
  const check = () => (isWin && !/^\d{1,13}(\.\d{1,2})?$/.test(amount) ? words.repair.wrongAmount : null);
  return (
    <ReasonDialog
      title={`${words.repair.words[what.repair]}: ${transactionId}`}
      submit={words.repair.title}
      check={check}
      run={run}
      onClose={onClose}
    >
      {isWin && (
        <Field
          label={words.repair.amount}
          value={amount}
          onChange={(value) => setAmount(value.trim())}
          inputMode="decimal"
          dir="ltr"
          required
        />
      )}
    </ReasonDialog>
  );
}
