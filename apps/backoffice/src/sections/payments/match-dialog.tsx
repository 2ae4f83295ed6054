import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { paymentsApi } from './api.ts';
import { reviewTexts as words } from './texts.ts';

type Review = ValueOf<typeof paymentsDesk.reviews>['list'][number];

interface MatchDialogProps {
  review: Review;
  onDone: () => void;
  onClose: () => void;
}

/** Asks which order money is for that named none; crediting it is a step of its own. */
export function MatchDialog({ review, onDone, onClose }: MatchDialogProps) {
  const [orderId, setOrderId] = useState('');
  return (
    <ReasonDialog
      title={words.match}
      submit={words.match}
      run={async (reason) => {
        await paymentsApi.matchReview(review.id, { orderId: orderId.trim(), reason });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{words.matchText(review.text ?? '–')}</p>
      <Field
        label={words.orderId}
        hint={words.orderIdHint}
        value={orderId}
        onChange={setOrderId}
        pattern="[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
        required
      />
    </ReasonDialog>
  );
}
