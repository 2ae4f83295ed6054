import { grant } from '@fairlot/contract/promotions/desk';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { MEMBERS_BY_NAME } from '../../form/picker/choice-source.ts';
import { AmountField, ReasonField, SelectField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { SearchManyField } from '../../form/picker/search-field.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Loaded } from '../../parts/states.tsx';
import { isSignedAmount } from '../../shared/format.ts';
import { messageOf } from '../../shared/message-of.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type OfferRow, promotionsApi } from './api.ts';
import { previewWords } from './dry-run-words.ts';
import { offerTexts } from './offer-texts.ts';
import { promotionsTexts as texts } from './texts.ts';

interface Asked {
  memberId: string;
  /** The promotion that the member applied for; its offer is preselected. */
  announcementId: string | null;
}

/** Requests a second operator's approval to grant bonus money on the terms of a suitable offer. */
export function GiveForm({ memberId, announcementId }: Asked) {
  const { state, reload } = useLoad(promotionsApi.manual);
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
  // A preview is shown only while the form has its values.
  const [notice, setNotice] = useState<{ of: string | null; text: string }>({ of: null, text: '' });
  const form = useContractForm({
    call: grant,
    draft: { offerId: (own ?? offers[0]).id, memberIds: memberId === '' ? [] : [memberId], amount: '', reason: '' },
    check: ({ amount }) => ({
      amount: !(isSignedAmount(amount.trim()) && !amount.trim().startsWith('-')) && texts.amountWrong,
    }),
    toBody: (draft, keyOf) => {
      const [gift, reason] = [giftOf(draft), draft.reason.trim()];
      return { ...gift, reason, requestKey: keyOf([gift.offerId, gift.memberIds.join(), gift.amount, reason]) };
    },
  });
  const typed = JSON.stringify(giftOf(form.values));
  const preview = async () => {
    try {
      setNotice({ of: typed, text: previewWords(await promotionsApi.previewGift(giftOf(form.values))) });
    } catch (failure) {
      if (!form.refuse(failure)) setNotice({ of: typed, text: messageOf(failure) });
    }
  };
  const give = async (body: Parameters<typeof promotionsApi.grant>[0]) => {
    await promotionsApi.grant(body);
    form.reset({ ...form.values, amount: '', reason: '' });
    setNotice({ of: null, text: texts.asked });
  };
  return (
    <>
      {announcementId !== null && own === undefined && <p role="note">{texts.noOwnOffer}</p>}
      <Form
        form={form}
        submit={texts.give}
        onSend={give}
        beside={<Button onClick={() => void preview()}>{offerTexts.preview}</Button>}
      >
        <SelectField
          at={form.at('offerId')}
          label={texts.manualOffer}
          options={offers.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <SearchManyField
          at={form.at('memberIds')}
          label={common.members}
          hint={texts.memberIdsHint}
          source={MEMBERS_BY_NAME}
          isRequired
        />
        <AmountField at={form.at('amount')} label={common.amount} required />
        <ReasonField at={form.at('reason')} />
      </Form>
      <p role="status">{notice.of === null || notice.of === typed ? notice.text : ''}</p>
    </>
  );
}

function giftOf({ offerId, memberIds, amount }: { offerId: string; memberIds: string[]; amount: string }) {
  return { offerId, memberIds, amount: amount.trim() };
}
