import { repair } from '@fairlot/contract/vendors/repairs';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ApiError } from '../../shared/api.ts';
import { formatAmount, UNKNOWN } from '../../shared/format.ts';
import { Facts } from '../../parts/facts.tsx';
import { common } from '../../shared/common-texts.ts';
import { type RepairInput, vendorsApi } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

export interface Repairing extends Pick<RepairInput, 'subject' | 'id' | 'repair'> {
  /** The transaction to repair. */
  transactionId: string;
  memberId: string | null;
  account: string | null;
  /** Our amount, and the vendor's; null if unknown. */
  ours: string | null;
  theirs: string | null;
}

interface RepairDialogProps {
  code: string;
  what: Repairing;
  onAsked: () => void;
  /** Called when the item is no longer open. */
  onGone: () => void;
  onClose: () => void;
}

/** Resolves an open item; a second operator approves. */
export function RepairDialog({ code, what, onAsked, onGone, onClose }: RepairDialogProps) {
  const { subject, id, transactionId, memberId, account, ours, theirs } = what;
  const isWin = what.repair === 'win';
  const facts = [
    [common.member, account === null ? memberId : `${account} · ${memberId}`],
    [words.ours, ours === null ? null : formatAmount(ours)],
    [words.theirs, theirs === null ? null : formatAmount(theirs)],
  ] as const;
  const form = useContractForm({
    call: repair,
    draft: { amount: '', reason: '' },
    check: ({ amount }) =>
      isWin && amount.trim() !== '' && Number(amount) === 0 ? { amount: words.repair.wrongAmount } : {},
    refusal: (field) => (field === 'amount' ? words.repair.wrongAmount : null),
    toBody: ({ amount, reason }, keyOf) => {
      const input = {
        subject,
        id,
        repair: what.repair,
        ...(isWin ? { amount: amount.trim() } : {}),
        reason: reason.trim(),
      };
      return { ...input, requestKey: keyOf([code, JSON.stringify(input)]) };
    },
  });
  const ask = async (body: RepairInput) => {
    try {
      await vendorsApi.repair(code, body);
      onAsked();
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.code === 'not.found')) throw failure;
      onGone();
    }
  };
  return (
    <FormDialog
      form={form}
      title={`${words.repair.words[what.repair]}: ${transactionId}`}
      submit={words.repair.title}
      onSend={ask}
      onClose={onClose}
    >
      <Facts rows={facts.map(([name, value]) => [name, value ?? UNKNOWN])} />
      <p>{`${words.repair.means[what.repair]} ${words.repair.second}`}</p>
      {isWin && <AmountField at={form.at('amount')} label={words.repair.amount} required />}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
