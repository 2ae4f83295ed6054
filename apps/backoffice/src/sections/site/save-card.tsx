import type { siteDesk, ValueOf } from '@fairlot/contract';
import { changeSite } from '@fairlot/contract/site/desk';
import { type ReactNode, useState } from 'react';
import { AskingForm } from '../../form/asking-form.tsx';
import type { FormWish } from '../../form/resolve.ts';
import { type ContractForm, type FieldValues, useContractForm } from '../../form/use-contract-form.ts';
import { siteApi } from './api.ts';
import { siteTexts } from './texts.ts';

export type SiteSettings = ValueOf<typeof siteDesk.changeSite>;
type Changes = Parameters<typeof siteApi.changeSite>[0];

interface SiteWish<D> extends Pick<FormWish<typeof changeSite, D>, 'draft' | 'names' | 'check'> {
  /** What would be saved. */
  toChanges: (draft: D) => Partial<SiteSettings>;
}

/** Settings that belong together, over the call that changes them. */
export function useSiteForm<D extends FieldValues>({ toChanges, ...wish }: SiteWish<D>): ContractForm<Changes, D> {
  return useContractForm({
    ...wish,
    call: changeSite,
    asksReason: true,
    toBody: (draft) => ({ changes: toChanges(draft) }),
  });
}

interface SaveCardProps<D extends FieldValues> {
  form: ContractForm<Changes, D>;
  heading: string;
  canChange: boolean;
  onSaved: (settings: SiteSettings) => void;
  children: ReactNode;
}

/** A card of settings; saving asks for a reason. */
export function SaveCard<D extends FieldValues>({ form, heading, canChange, onSaved, children }: SaveCardProps<D>) {
  const [isSaved, setSaved] = useState(false);
  const save = async ({ changes }: Changes, reason: string) => {
    setSaved(false);
    onSaved(await siteApi.changeSite({ changes, reason }));
    form.reset(form.values);
    setSaved(true);
  };
  return (
    <section className="card" aria-label={heading}>
      <h2>{heading}</h2>
      <AskingForm
        form={form}
        submit={siteTexts.save}
        submitLabel={`${siteTexts.save}: ${heading}`}
        isReadOnly={!canChange}
        ask={{ title: `${siteTexts.save}: ${heading}`, text: siteTexts.saveText }}
        onSend={save}
      >
        {children}
      </AskingForm>
      {isSaved && !form.isDirty ? <p role="status">{siteTexts.saved}</p> : null}
    </section>
  );
}
