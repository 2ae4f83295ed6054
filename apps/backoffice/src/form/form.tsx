import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorLine } from '../parts/states.tsx';
import { tellUnsent, whileSending } from './leaving.ts';
import type { ContractForm } from './use-contract-form.ts';

export interface FormProps<B, D extends FieldValues> {
  form: ContractForm<B, D>;
  /** Words of the button that sends. */
  submit: string;
  /** Its name where the words alone say too little. */
  submitLabel?: string;
  /** Shows what is set, and nothing to change it with. */
  isReadOnly?: boolean;
  /** Only asks, such as which member is meant: nothing is lost by leaving it. */
  isQuestion?: boolean;
  /** What is sent is asked about once more, and is unsent until then. */
  isAskedAbout?: boolean;
  /** Sends the body; what it throws is told at the field it names, or below the fields. */
  onSend: (body: B) => Promise<void>;
  /** Further buttons beside the first; told how what stands in the fields is sent another way. */
  beside?: ReactNode | ((sendBy: (onSend: (body: B) => Promise<void>) => void) => ReactNode);
  children?: ReactNode;
}

/** A form that sends once at a time and says at each field what is wrong with it. */
export function Form<B, D extends FieldValues>({
  form,
  submit,
  submitLabel,
  isReadOnly = false,
  isQuestion = false,
  isAskedAbout = false,
  onSend,
  beside,
  children,
}: FormProps<B, D>) {
  const element = useRef<HTMLFormElement>(null);
  const isUnsent = form.isDirty && !isReadOnly && !isQuestion;
  useEffect(() => tellUnsent(element.current, isUnsent), [isUnsent]);
  const sendBy = (how: (body: B) => Promise<void>) =>
    void form.submit(async (body) => {
      await whileSending(() => how(body));
      if (!isAskedAbout) form.settle();
    });
  const handle = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a dialog stands within the page's own in the tree of React, not of the document.
    event.stopPropagation();
    sendBy(onSend);
  };
  return (
    <form ref={element} noValidate onSubmit={handle} aria-busy={form.isBusy}>
      <fieldset className="bare" disabled={isReadOnly}>
        {children}
      </fieldset>
      <ErrorLine message={form.error} />
      {isReadOnly ? null : (
        <p className="row">
          <button type="submit" className="button button--primary" aria-label={submitLabel} aria-disabled={form.isBusy}>
            {submit}
          </button>
          {typeof beside === 'function' ? beside(sendBy) : beside}
        </p>
      )}
    </form>
  );
}
