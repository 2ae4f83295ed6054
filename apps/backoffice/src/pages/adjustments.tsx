import { useCallback, useState } from 'react';
import { approvalColumns } from '../parts/approval-columns.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Loaded } from '../parts/states.tsx';
import { Pager, Table } from '../parts/table.tsx';
import { api } from '../shared/api.ts';
import { isSignedAmount } from '../shared/format.ts';
import { createRequestKeys } from '../shared/request-key.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';

/** Asks for adjustments and shows what became of them. */
export function Adjustments({ memberId: given }: { memberId: string }) {
  const [pageNo, setPageNo] = useState(1);
  const { state, reload } = useLoad(
    useCallback(
      (signal: AbortSignal) => api.approvals({ state: 'all', kind: 'balance.adjust', pageNo }, signal),
      [pageNo],
    ),
  );
  return (
    <>
      <section className="card">
        <RequestForm given={given} onRequested={reload} />
      </section>
      <h2>{texts.adjustment.list}</h2>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table caption={texts.adjustment.list} rows={list} keyOf={({ id }) => id} columns={approvalColumns} />
            <Pager page={pageNo} pages={totalPages} onPage={setPageNo} />
          </>
        )}
      </Loaded>
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
    const wish = [memberId.trim(), amount.trim(), reason.trim()] as const;
    await api.requestAdjustment({ memberId: wish[0], amount: wish[1], reason: wish[2], requestKey: keyOf(wish) });
    // The same once more is another wish from now on.
    setKeyOf(() => createRequestKeys());
    setAmount('');
    setReason('');
    setNotice(texts.adjustment.requested);
    onRequested();
  };
  return (
    <>
      <h2>{texts.adjustment.heading}</h2>
      <p>{texts.adjustment.text}</p>
      <Form
        submit={texts.adjustment.submit}
        check={() => (isSignedAmount(amount.trim()) ? null : texts.adjustment.wrongAmount)}
        onSubmit={submit}
      >
        <Field
          label={texts.adjustment.memberId}
          value={memberId}
          onChange={setMemberId}
          required
          pattern="\s*[1-9]\d*\s*"
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          label={texts.adjustment.amount}
          hint={texts.adjustment.amountHint}
          value={amount}
          onChange={setAmount}
          required
          autoComplete="off"
        />
        <Field
          label={texts.reason}
          hint={texts.reasonHint}
          value={reason}
          onChange={setReason}
          required
          minLength={10}
          maxLength={500}
          autoComplete="off"
        />
      </Form>
      <p role="status">{notice}</p>
    </>
  );
}
