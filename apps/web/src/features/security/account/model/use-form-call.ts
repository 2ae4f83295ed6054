import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { fieldOf } from '../../../../shared/errors/reactions.ts';
import { ownErrorKey, useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { SECURITY_KEY } from '../../logins/api/security.ts';

/** Text keys of problems by field. */
type Problems = Readonly<Record<string, string | undefined>>;

interface FormCall<O> {
  call: () => Promise<O>;
  /** Names of the visible fields: an error that concerns one of them is shown there, any other in a toast. */
  fields: readonly string[];
  /** The problems of the input, which is sent only if there are none. */
  check?: () => Problems;
  /** False prevents sending where the form already shows the reason. */
  isReady?: boolean;
  onDone: (answer: O) => void;
}

/**
 * Sends a form of the security centre. `errors` holds text keys by field, and `textOf` returns the text of one. The
 * first invalid field of `form` gets the focus. Every answer invalidates the centre's queries: after an error, another
 * device may have made the change, or the response to it was lost.
 */
export function useFormCall<O>({ call, fields, check = () => ({}), isReady = true, onDone }: FormCall<O>) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Problems>({});

  /** Shows problems; returns whether there are any. */
  const show = (found: Problems): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) requestAnimationFrame(() => focusOn(form.current, first));
    return first !== undefined;
  };
  const refresh = () => void queries.invalidateQueries({ queryKey: SECURITY_KEY });
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      setErrors({});
      refresh();
      onDone(answer);
    },
    onError: (failure) => {
      refresh();
      const field = fieldOf(failure, fields);
      if (field === null) toast.error(errorText(failure));
      else show({ [field]: ownErrorKey(errorCodeOf(failure)) });
    },
  });
  const send = () => {
    if (!isPending) mutate();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!show(check()) && isReady) send();
  };
  const textOf = (name: string) => errors[name] && t(errors[name]);
  return { send, submit, isSending: isPending, errors, textOf, form };
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
