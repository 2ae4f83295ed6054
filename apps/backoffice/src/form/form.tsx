import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorLine } from '../parts/states.tsx';
import type { ContractForm } from './use-contract-form.ts';

export interface FormProps<B, D extends FieldValues> {
  form: ContractForm<B, D>;
  /** Words of the button that sends. */
  submit: string;
  /** Its name where the words alone say too little. */
  submitLabel?: string;
  /** Shows what is set, and nothing to change it with. */
  isReadOnly?: boolean;
  /** Sends the body; what it throws is told at the field it names, or below the fields. */
  onSend: (body: B) => Promise<void>;
  /** Further buttons beside the first. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** A form that sends once at a time and says at each field what is wrong with it. */
export function Form<B, D extends FieldValues>({
  form,
  submit,
  submitLabel,
  isReadOnly = false,
  onSend,
  beside,
  children,
}: FormProps<B, D>) {
  const handle = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a dialog stands within the page's own in the tree of React, not of the document.
    event.stopPropagation();
    void form.submit(onSend);
  };
  return (
    <form noValidate onSubmit={handle} aria-busy={form.isBusy}>
      <fieldset className="bare" disabled={isReadOnly}>
        {children}
      </fieldset>
      <ErrorLine message={form.error} />
      {isReadOnly ? null : (
        <p className="row">
          <button type="submit" className="button button--primary" aria-label={submitLabel} disabled={form.isBusy}>
            {submit}
          </button>
          {beside}
        </p>
      )}
    </form>
  );
}
