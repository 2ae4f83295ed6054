import { Button } from '@fairlot/ui';
import { type ReactNode, type SyntheticEvent, use, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorLine } from '../parts/states.tsx';
import { FailureContext, warnUnsent, whileSending } from './leaving.ts';
import type { ContractForm } from './use-contract-form.ts';

export interface FormProps<B, D extends FieldValues> {
  form: ContractForm<B, D>;
  /** Label of the submit button. */
  submit: string;
  /** Its accessible name, if the label is not specific enough. */
  submitLabel?: string;
  /** Shows the values without letting the operator change them. */
  isReadOnly?: boolean;
  /** The view has another main action, such as a decision. */
  isAside?: boolean;
  /** The form only selects something, such as a member, so nothing is lost when the operator leaves it. */
  isQuestion?: boolean;
  /** The first button cannot be used yet, for a reason that is shown. */
  isBlocked?: boolean;
  /** Submitting opens a confirmation; until then the form counts as unsent. */
  isAskedAbout?: boolean;
  /** Sends the body; an error is shown at the field it names, or below the fields. */
  onSend: (body: B) => Promise<void>;
  /** Further buttons beside the first; a function gets a callback that sends the form in another way. */
  beside?: ReactNode | ((sendBy: (onSend: (body: B) => Promise<void>) => void) => ReactNode);
  children?: ReactNode;
}

/** A form that sends one request at a time and shows errors at their fields. */
export function Form<B, D extends FieldValues>({
  form,
  submit,
  submitLabel,
  isReadOnly = false,
  isAside = false,
  isQuestion = false,
  isAskedAbout = false,
  isBlocked = false,
  onSend,
  beside,
  children,
}: FormProps<B, D>) {
  const element = useRef<HTMLFormElement>(null);
  const onFailure = use(FailureContext);
  const isUnsent = form.isDirty && !isReadOnly && !isQuestion;
  useEffect(() => warnUnsent(element.current, isUnsent), [isUnsent]);
  const sendBy = (how: (body: B) => Promise<void>) =>
    void form.submit(async (body) => {
      await whileSending(() => how(body)).catch((failure: unknown) => {
        onFailure?.(failure);
        throw failure;
      });
      if (!isAskedAbout) form.settle();
    });
  const handle = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a dialog is a descendant of the page's form in React's tree, but not in the document.
    event.stopPropagation();
    if (!isBlocked) sendBy(onSend);
  };
  return (
    <form ref={element} noValidate onSubmit={handle} aria-busy={form.isBusy}>
      <fieldset className="bare" disabled={isReadOnly}>
        {children}
      </fieldset>
      <ErrorLine message={form.error} />
      {isReadOnly ? null : (
        <p className="row">
          <Button
            type="submit"
            variant={isAside ? undefined : 'fill'}
            aria-label={submitLabel}
            aria-disabled={form.isBusy || isBlocked}
          >
            {submit}
          </Button>
          {typeof beside === 'function' ? beside(sendBy) : beside}
        </p>
      )}
    </form>
  );
}
