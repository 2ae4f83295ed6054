import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { matchReview } from '@fairlot/contract/payments/desk';
import { ReasonField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { reviewTexts as words } from './texts.ts';

type Review = ValueOf<typeof paymentsDesk.reviews>['list'][number];

interface MatchDialogProps {
  review: Review;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the order of an unmatched payment; crediting it is a separate step. */
export function MatchDialog({ review, onDone, onClose }: MatchDialogProps) {
  const form = useContractForm({
    call: matchReview,
    draft: { orderId: '', reason: '' },
    toBody: ({ orderId, reason }) => ({ orderId: orderId.trim(), reason: reason.trim() }),
  });
  const match = async (body: Parameters<typeof paymentsApi.matchReview>[1]) => {
    await paymentsApi.matchReview(review.id, body);
    onDone();
  };
  return (
    <FormDialog form={form} title={words.match} submit={words.match} onSend={match} onClose={onClose}>
      <p>{words.matchText(review.text ?? '–')}</p>
      <TextField at={form.at('orderId')} label={common.order} hint={words.orderIdHint} required />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
