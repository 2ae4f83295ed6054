import { useCallback, useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { Loaded } from '../../parts/states.tsx';
import { isSignedAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type OfferRow, promotionsApi } from './api.ts';
import { promotionsTexts as texts } from './texts.ts';

const NUMBERS = /^[1-9]\d*(\s*,\s*[1-9]\d*)*$/;

interface Asked {
  memberId: string;
  /** The promotion that the member applied for; its offer is chosen then. */
  announcementId: string | null;
}

/** Asks a second operator to give members bonus money, on the terms of an offer that exists for it. */
export function GiveForm({ memberId, announcementId }: Asked) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => promotionsApi.manual(signal), []));
  return (
    <Loaded state={state} onRetry={reload}>
      {({ list: [first, ...others] }) =>
        first === undefined ? (
          <p>{texts.none}</p>
        ) : (
          <Fields offers={[first, ...others]} memberId={memberId} announcementId={announcementId} />
        )
      }
    </Loaded>
  );
}

function Fields({ offers, memberId, announcementId }: Asked & { offers: readonly [OfferRow, ...OfferRow[]] }) {
  const own = offers.find((one) => announcementId !== null && one.announcementId === announcementId);
  const [offerId, setOfferId] = useState((own ?? offers[0]).id);
  const [members, setMembers] = useState(memberId);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState('');
  const [keyOf, setKeyOf] = useState(() => createRequestKeys());
  const check = () => {
    if (!NUMBERS.test(members.trim())) return texts.numbersWrong;
    return isSignedAmount(amount.trim()) && !amount.trim().startsWith('-') ? null : texts.amountWrong;
  };
  const submit = async () => {
    const wish = [offerId, members.trim(), amount.trim(), reason.trim()] as const;
    await promotionsApi.grant({
      offerId,
      memberIds: wish[1].split(/\s*,\s*/),
      amount: wish[2],
      reason: wish[3],
      requestKey: keyOf(wish),
    });
    // The same once more is another request from now on.
    setKeyOf(() => createRequestKeys());
    setAmount('');
    setReason('');
    setNotice(texts.asked);
  };
  return (
    <>
      {announcementId !== null && own === undefined && <p role="note">{texts.noOwnOffer}</p>}
      <Form submit={texts.give} check={check} onSubmit={submit}>
        <Select
          label={texts.manualOffer}
          value={offerId}
          options={offers.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setOfferId}
        />
        <Field
          label={texts.memberIds}
          hint={texts.memberIdsHint}
          value={members}
          onChange={setMembers}
          required
          maxLength={900}
        />
        <Field label={texts.amount} value={amount} onChange={setAmount} required inputMode="decimal" maxLength={16} />
        <ReasonField value={reason} onChange={setReason} />
      </Form>
      <p role="status">{notice}</p>
    </>
  );
}
