import { send } from '@fairlot/contract/inbox/desk';
import { useState } from 'react';
import { AskingForm } from '../../form/asking-form.tsx';
import { MEMBERS_BY_NAME } from '../../form/picker/choice-source.ts';
import { customerTypeChoices } from '../../form/picker/customer-types.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import { LABELS } from '../../form/picker/label-source.ts';
import { LanguageFields } from '../../form/language-fields.tsx';
import { PickField } from '../../form/pick-field.tsx';
import { SearchManyField } from '../../form/picker/search-field.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { inboxApi, type Input } from './api.ts';
import { EMPTY, faultsOf, whomOf, inputOf } from './compose.ts';
import './inbox.css';
import { inboxTexts as texts } from './texts.ts';

const KINDS = ['news', 'security'] as const;

/**
 * A new message: its recipients, and its texts in one language at a time; the recipients are confirmed before it is
 * sent.
 */
export function MailingForm({ memberId, onSent }: { memberId: string; onSent: () => void }) {
  const [notice, setNotice] = useState('');
  const form = useContractForm({
    call: send,
    asksReason: true,
    draft: { ...EMPTY, memberIds: memberId === '' ? [] : [memberId] },
    check: faultsOf,
    toBody: (draft, keyOf) => {
      const input = inputOf(draft);
      return { ...input, key: keyOf([JSON.stringify(input)]) };
    },
  });
  const sendOut = async (body: Omit<Input, 'reason'>, reason: string) => {
    await inboxApi.send({ ...body, reason });
    form.reset();
    setNotice(common.sent);
    onSent();
  };
  return (
    <>
      <AskingForm
        form={form}
        submit={common.send}
        ask={{ title: common.send, text: ({ audience }) => texts.reaches(whomOf(audience)) }}
        onSend={sendOut}
      >
        <fieldset>
          <legend>{texts.audience}</legend>
          <SearchManyField
            at={form.at('memberIds')}
            label={common.members}
            hint={texts.membersHint}
            source={MEMBERS_BY_NAME}
          />
          <PickField
            at={form.at('types')}
            label={texts.customerTypes}
            hint={common.emptyForAll}
            options={customerTypeChoices}
          />
          <SearchManyField at={form.at('labels')} label={common.labels} hint={common.labelsHint} source={LABELS} />
        </fieldset>
        <fieldset>
          <legend>{common.message}</legend>
          <LanguageFields
            words={{ ...texts, title: common.title }}
            at={(language) => ({
              title: form.at(`texts.${language}.title`),
              text: form.at(`texts.${language}.text`),
            })}
          />
          <div className="filters">
            <SelectField
              at={form.at('kind')}
              label={common.type}
              options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
            />
            <TextField at={form.at('days')} label={texts.days} inputMode="numeric" required />
          </div>
        </fieldset>
      </AskingForm>
      <p role="status">{notice}</p>
    </>
  );
}
