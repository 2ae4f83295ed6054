import type { BodyOf } from '@fairlot/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  set as put,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { ApiError, isConflict, isSessionOver } from '../shared/api.ts';
import { messageOf } from '../shared/message-of.ts';
import { createRequestKeys } from '../shared/request-key.ts';
import { withSetupReason } from '../shared/use-frame.ts';
import {
  failureWords,
  followed,
  type FormInput,
  type HasBody,
  isSame,
  namesFor,
  refusedField,
  wrongFields,
} from './resolve.ts';

export type { FieldValues } from 'react-hook-form';

/** Reference to one field of a form, for the components in `fields.tsx`. */
export interface FieldAt<V = unknown> {
  control: Control;
  name: string;
  /** The visible fields by name, and whether each is required. */
  shown: Map<string, boolean>;
  /** Carries the type of the value; never set. */
  of?: V;
}

/** A form over a call of the contract. */
export interface ContractForm<B, D extends FieldValues> {
  /** Current values of the fields. */
  values: D;
  /** Changes fields programmatically. */
  set: (change: Partial<D>) => void;
  /** Resets the form to its initial values, or to the given ones. */
  reset: (draft?: D) => void;
  /** Marks the current values as sent, so that leaving needs no confirmation. */
  settle: () => void;
  /** Returns the reference of a field for its component. */
  at: <N extends FieldPath<D>>(name: N) => FieldAt<FieldPathValue<D, N>>;
  /** An error that belongs to no field. */
  error: string | null;
  isBusy: boolean;
  isDirty: boolean;
  /** Validates and sends the form; a second call while it is being sent does nothing. */
  submit: (send: (body: B) => Promise<void>) => Promise<void>;
  /** Whether an error concerns the form's values: one of its fields, or a change by another operator. */
  isAbout: (failure: unknown) => boolean;
  /** Shows an error that concerns the form's values, at its field if it has one; false for other errors. */
  refuse: (failure: unknown) => boolean;
}

/** The body that is sent; the reason may be added later. */
export type SentBody<E extends HasBody> = BodyOf<E>;

const AT_NO_FIELD = '*';

/**
 * A form over a call of the contract. The contract's own schema validates the body; each violation is shown at its
 * field, and the first invalid field gets the focus. Errors of the server are shown at the field they name. When the
 * data behind the draft is read again, untouched fields show the new values.
 */
export function useContractForm<E extends HasBody, D extends FieldValues>(
  input: FormInput<E, D>,
): ContractForm<SentBody<E>, D> {
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const [shown] = useState(() => new Map<string, boolean>());
  const isSending = useRef(false);
  const [keyOf] = useState(createRequestKeys);
  const [error, setError] = useState<string | null>(null);
  const [resolver] = useState((): Resolver<D> => async (draft) => {
    const errors: FieldErrors = {};
    for (const { name, message } of await wrongFields(latest.current, draft, shown))
      put(errors, name ?? AT_NO_FIELD, { type: 'contract', message });
    return Object.keys(errors).length === 0
      ? { values: draft, errors: {} }
      : { values: {}, errors: errors as FieldErrors<D> };
  });
  const form = useForm<D>({ defaultValues: withSetupReason(input.draft) as DefaultValues<D>, resolver });
  useFollowing(form, withSetupReason(input.draft));
  const values = useWatch({ control: form.control }) as D;
  const { isSubmitting, isSubmitted, isDirty, errors } = form.formState;
  const refusedBy = (failure: unknown) =>
    failure instanceof ApiError
      ? refusedField(failure, shown, namesFor(latest.current.names, form.getValues()), latest.current.refusal)
      : null;
  const refuse = (failure: unknown) => {
    if (isConflict(failure)) {
      setError(messageOf(failure));
      return true;
    }
    const refused = refusedBy(failure);
    if (refused === null) return false;
    form.setError(refused.name as Path<D>, { type: 'server', message: refused.message }, { shouldFocus: true });
    return true;
  };
  const submit = async (send: (body: SentBody<E>) => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    setError(null);
    try {
      await form.handleSubmit(async (draft) => {
        await send(latest.current.toBody(draft as D, keyOf) as SentBody<E>);
      })();
    } catch (failure) {
      // The log-in that covers the page says that the session has ended.
      if (!refuse(failure) && !isSessionOver(failure)) setError(failureWords(failure));
    } finally {
      isSending.current = false;
    }
  };
  return {
    values,
    set: (change) => {
      for (const [name, value] of Object.entries(change))
        form.setValue(name as Path<D>, value as PathValue<D, Path<D>>, {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        });
    },
    reset: (draft) => form.reset(draft),
    settle: () => {
      // From now on the same content is a new request.
      keyOf.renew();
      form.reset(form.getValues());
    },
    at: (name) => ({ control: form.control as unknown as Control, name, shown }),
    error: error ?? (errors[AT_NO_FIELD] as { message?: string } | undefined)?.message ?? null,
    isBusy: isSubmitting,
    isDirty,
    submit,
    isAbout: (failure) => isConflict(failure) || refusedBy(failure) !== null,
    refuse,
  };
}

/**
 * Shows the values of a draft that has changed, such as after another operator's change. A draft must not depend on the
 * form's own values, or each would update the other endlessly.
 */
function useFollowing<D extends FieldValues>(form: UseFormReturn<D>, draft: D): void {
  const filled = useRef(draft);
  useLayoutEffect(() => {
    const from = filled.current;
    if (isSame(from, draft)) return;
    filled.current = draft;
    const typed = form.getValues();
    const next = followed(typed, from, draft) as D;
    if (isSame(typed, next)) return;
    const kept = { keepErrors: true, keepIsSubmitted: true };
    form.reset(draft, kept);
    form.reset(next, { ...kept, keepDefaultValues: true });
  });
}
