import { changeSite } from '@fairlot/contract/site/desk';
import { type ReactNode, useState } from 'react';
import { AskingForm } from '../../form/asking-form.tsx';
import type { FormInput } from '../../form/resolve.ts';
import { type ContractForm, type FieldValues, useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import type { siteApi } from './api.ts';
import type { SiteCardProps, SiteSettings } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

type Changes = Parameters<typeof siteApi.changeSite>[0];

interface SiteInput<D> extends Pick<FormInput<typeof changeSite, D>, 'draft' | 'names' | 'check'> {
  /** The changes to save. */
  toChanges: (draft: D) => Partial<SiteSettings>;
}

/** A form for related settings, based on the call that changes them. */
export function useSiteForm<D extends FieldValues>({ toChanges, ...input }: SiteInput<D>): ContractForm<Changes, D> {
  return useContractForm({
    ...input,
    call: changeSite,
    asksReason: true,
    toBody: (draft) => ({ changes: toChanges(draft) }),
  });
}

interface SaveCardProps<D extends FieldValues> extends Pick<SiteCardProps, 'canChange' | 'save'> {
  form: ContractForm<Changes, D>;
  heading: string;
  /** Every change of these settings waits for a second operator. */
  needsTwo?: boolean;
  children: ReactNode;
}

/** A card of settings; saving requires a reason. */
export function SaveCard<D extends FieldValues>(props: SaveCardProps<D>) {
  const { form, heading, needsTwo = false, canChange, save, children } = props;
  const [outcome, setOutcome] = useState<'saved' | 'asked' | null>(null);
  const send = async ({ changes }: Changes, reason: string) => {
    setOutcome(null);
    setOutcome(await save(changes, reason));
    form.reset(form.values);
  };
  return (
    <section className="card" aria-label={heading}>
      <h2>{heading}</h2>
      <AskingForm
        form={form}
        submit={common.save}
        submitLabel={`${common.save}: ${heading}`}
        isReadOnly={!canChange}
        ask={{ title: `${common.save}: ${heading}`, text: needsTwo ? siteTexts.asked : common.takesEffect }}
        onSend={send}
      >
        {children}
      </AskingForm>
      {outcome !== null && !form.isDirty ? <p role="status">{siteTexts[outcome]}</p> : null}
    </section>
  );
}
