import { send } from '@fairlot/contract/inbox/desk';
import { useState } from 'react';
import { ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { LanguageFields } from '../../form/language-fields.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { inboxApi } from './api.ts';
import { EMPTY, faultsOf, wishOf } from './compose.ts';
import { inboxTexts as texts } from './texts.ts';

const KINDS = ['news', 'security'] as const;

/** A new message: for whom, and its words in one language after the other. */
export function MailingForm({ memberId, onSent }: { memberId: string; onSent: () => void }) {
  const [notice, setNotice] = useState('');
  const form = useContractForm({
    call: send,
    draft: { ...EMPTY, memberIds: memberId, reason: '' },
    check: faultsOf,
    toBody: ({ reason, ...draft }, keyOf) => {
      const wish = wishOf(draft);
      return { ...wish, key: keyOf([JSON.stringify(wish)]), reason: reason.trim() };
    },
  });
  const sendOut = async (body: Parameters<typeof inboxApi.send>[0]) => {
    await inboxApi.send(body);
    form.reset();
    setNotice(texts.sent);
    onSent();
  };
  return (
    <>
      <Form form={form} submit={texts.send} onSend={sendOut}>
        <TextField at={form.at('memberIds')} label={texts.members} hint={texts.membersHint} />
        <TextField at={form.at('types')} label={texts.customerTypes} hint={texts.customerTypesHint} />
        <TextField at={form.at('labels')} label={texts.labels} hint={texts.labelsHint} />
        <TextField at={form.at('days')} label={texts.days} inputMode="numeric" required />
        <SelectField
          at={form.at('kind')}
          label={texts.kind}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <LanguageFields
          words={texts}
          at={(language) => ({
            title: form.at(`texts.${language}.title`),
            text: form.at(`texts.${language}.text`),
          })}
        />
        <ReasonField at={form.at('reason')} />
      </Form>
      <p role="status">{notice}</p>
    </>
  );
}
