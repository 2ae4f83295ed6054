import { requestAdjustment } from '@fairlot/contract/wallet/desk';
import { useState } from 'react';
import { MEMBERS_BY_NAME } from '../../form/picker/choice-source.ts';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { SearchField } from '../../form/picker/search-field.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ListPage } from '../../list/list-page.tsx';
import { useReloadList } from '../../list/use-reload-list.ts';
import { useApprovalList } from '../../parts/approval-list.tsx';
import { common } from '../../shared/common-texts.ts';
import { isSignedAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { walletApi } from './api.ts';
import { adjustmentTexts } from './texts.ts';

const OWN = {
  caption: adjustmentTexts.list,
  views: [{ key: 'adjustments', name: adjustmentTexts.title, filter: ['kind:eq:balance.adjust'], sort: null }],
};

/** Requests balance adjustments and shows the status of those that the operator may see. */
export function Adjustments({ operator, search }: PageProps) {
  const given = new URLSearchParams(search).get('memberId') ?? '';
  const list = useApprovalList(OWN);
  const reload = useReloadList(list.name);
  return (
    <>
      <section className="card">
        <RequestForm key={given} given={given} onRequested={reload} />
      </section>
      {operator.permissions.includes('approvals.read') && <ListPage list={list} />}
    </>
  );
}

function RequestForm({ given, onRequested }: { given: string; onRequested: () => void }) {
  const [notice, setNotice] = useState('');
  const form = useContractForm({
    call: requestAdjustment,
    draft: { memberId: given, amount: '', reason: '' },
    check: ({ amount }) => ({ amount: !isSignedAmount(amount.trim()) && adjustmentTexts.wrongAmount }),
    toBody: (draft, keyOf) => {
      const [memberId, amount, reason] = [draft.memberId.trim(), draft.amount.trim(), draft.reason.trim()];
      return { memberId, amount, reason, requestKey: keyOf([memberId, amount, reason]) };
    },
  });
  const request = async (body: Parameters<typeof walletApi.requestAdjustment>[0]) => {
    await walletApi.requestAdjustment(body);
    form.reset({ memberId: body.memberId, amount: '', reason: '' });
    setNotice(common.requested);
    onRequested();
  };
  return (
    <>
      <h2>{adjustmentTexts.heading}</h2>
      <p>{adjustmentTexts.text}</p>
      <Form form={form} submit={adjustmentTexts.submit} onSend={request}>
        <SearchField at={form.at('memberId')} label={common.member} source={MEMBERS_BY_NAME} isRequired />
        <AmountField at={form.at('amount')} label={common.amount} hint={adjustmentTexts.amountHint} required />
        <ReasonField at={form.at('reason')} />
      </Form>
      <p role="status">{notice}</p>
    </>
  );
}
