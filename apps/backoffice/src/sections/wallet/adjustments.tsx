import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import { useReloadList } from '../../list/use-reload-list.ts';
import { useApprovalList } from '../../parts/approval-list.tsx';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { isSignedAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { PageProps } from '../../shared/section.ts';
import { walletApi } from './api.ts';
import { adjustmentTexts } from './texts.ts';

const OWN = {
  caption: adjustmentTexts.list,
  views: [{ key: 'adjustments', name: adjustmentTexts.title, filter: ['kind:eq:balance.adjust'], sort: null }],
};

/** Asks for adjustments and shows what became of them. */
export function Adjustments({ search }: PageProps) {
  const given = new URLSearchParams(search).get('memberId') ?? '';
  const list = useApprovalList(OWN);
  const reload = useReloadList(list.name);
  return (
    <>
      <section className="card">
        <RequestForm key={given} given={given} onRequested={reload} />
      </section>
      <h2>{adjustmentTexts.list}</h2>
      <ListPage list={list} />
    </>
  );
}

function RequestForm({ given, onRequested }: { given: string; onRequested: () => void }) {
  const [memberId, setMemberId] = useState(given);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState('');
  const [keyOf, setKeyOf] = useState(() => createRequestKeys());
  const submit = async () => {
    const request = [memberId.trim(), amount.trim(), reason.trim()] as const;
    await walletApi.requestAdjustment({
      memberId: request[0],
      amount: request[1],
      reason: request[2],
      requestKey: keyOf(request),
    });
    // The same once more is another request from now on.
    setKeyOf(() => createRequestKeys());
    setAmount('');
    setReason('');
    setNotice(adjustmentTexts.requested);
    onRequested();
  };
  return (
    <>
      <h2>{adjustmentTexts.heading}</h2>
      <p>{adjustmentTexts.text}</p>
      <Form
        submit={adjustmentTexts.submit}
        check={() => (isSignedAmount(amount.trim()) ? null : adjustmentTexts.wrongAmount)}
        onSubmit={submit}
      >
        <Field
          label={adjustmentTexts.memberId}
          value={memberId}
          onChange={setMemberId}
          required
          pattern="\s*[1-9]\d*\s*"
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          label={adjustmentTexts.amount}
          hint={adjustmentTexts.amountHint}
          value={amount}
          onChange={setAmount}
          required
          autoComplete="off"
        />
        <ReasonField value={reason} onChange={setReason} />
      </Form>
      <p role="status">{notice}</p>
    </>
  );
}
