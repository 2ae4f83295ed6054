import { repair } from '@fairlot/contract/vendors/repairs';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
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
  const isWin = what.repair === 'win';
  const form = useContractForm({
    call: repair,
    draft: { amount: '', reason: '' },
    refusal: (field) => (field === 'amount' ? words.repair.wrongAmount : null),
    toBody: ({ amount, reason }, keyOf) => {
      const wish = { ...what, ...(isWin ? { amount: amount.trim() } : {}), reason: reason.trim() };
      return { ...wish, requestKey: keyOf([code, JSON.stringify(wish)]) };
    },
  });
  const ask = async (body: RepairWish) => {
    await vendorsApi.repair(code, body);
    onAsked();
  };
  return (
    <FormDialog
      form={form}
      title={`${words.repair.words[what.repair]}: ${transactionId}`}
      submit={words.repair.title}
      onSend={ask}
      onClose={onClose}
    >
      {isWin && <AmountField at={form.at('amount')} label={words.repair.amount} required />}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
