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
  useWatch,
} from 'react-hook-form';
import { ApiError } from '../shared/api.ts';
import { messageOf } from '../shared/message-of.ts';
import { createRequestKeys } from '../shared/request-key.ts';
import { type FormWish, type HasBody, namesFor, refusedField, wrongFields } from './resolve.ts';

export type { FieldValues } from 'react-hook-form';

/** The place of one field in its form, for the fields of `fields.tsx`. */
export interface FieldAt<V = unknown> {
  control: Control;
  name: string;
  /** The fields that the page shows just now, by name, and whether each has to be filled in. */
  shown: Map<string, boolean>;
  /** The type of the value; never filled. */
  of?: V;
}

/** A form over a call of the contract. */
export interface ContractForm<B, D extends FieldValues> {
  /** What stands in the fields. */
  values: D;
  /** Changes fields from elsewhere than themselves. */
  set: (change: Partial<D>) => void;
  /** Begins anew with what was given first, or with this. */
  reset: (draft?: D) => void;
  /** What stands in the fields is sent: leaving them asks nothing. */
  settle: () => void;
  /** The place of a field, for its part. */
  at: <N extends FieldPath<D>>(name: N) => FieldAt<FieldPathValue<D, N>>;
  /** What is wrong and stands at no field. */
  error: string | null;
  isBusy: boolean;
  isDirty: boolean;
  /** Sends what stands in the fields once it is right; a second press meanwhile does nothing. */
  submit: (send: (body: B) => Promise<void>) => Promise<void>;
  /** Whether a refusal is about a field of the form. */
  isAbout: (failure: unknown) => boolean;
  /** Puts a refusal to its field; false where it is about none. */
  refuse: (failure: unknown) => boolean;
}

/** What is sent: the body of the call, where the reason may come later. */
export type SentBody<E extends HasBody> = BodyOf<E>;

const AT_NO_FIELD = '*';

/**
 * A form over a call of the contract: what is sent is checked by the contract's own schema, each fault is told at its
 * field, the first wrong one has the focus, and what the server refuses stands at the field it names.
 */
export function useContractForm<E extends HasBody, D extends FieldValues>(
  wish: FormWish<E, D>,
): ContractForm<SentBody<E>, D> {
  const latest = useRef(wish);
  useLayoutEffect(() => {
    latest.current = wish;
  });
  const [shown] = useState(() => new Map<string, boolean>());
  const isSending = useRef(false);
  const keyOf = useRef(createRequestKeys());
  const [error, setError] = useState<string | null>(null);
  const [resolver] = useState((): Resolver<D> => async (draft) => {
    const errors: FieldErrors = {};
    for (const { name, message } of await wrongFields(latest.current, draft, shown))
      put(errors, name ?? AT_NO_FIELD, { type: 'contract', message });
    return Object.keys(errors).length === 0
      ? { values: draft, errors: {} }
      : { values: {}, errors: errors as FieldErrors<D> };
  });
  const form = useForm<D>({ defaultValues: wish.draft as DefaultValues<D>, resolver });
  const values = useWatch({ control: form.control }) as D;
  const { isSubmitting, isSubmitted, isDirty, errors } = form.formState;
  const refusedBy = (failure: unknown) =>
    failure instanceof ApiError
      ? refusedField(failure, shown, namesFor(latest.current.names, form.getValues()), latest.current.refusal)
      : null;
  const refuse = (failure: unknown) => {
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
        await send(latest.current.toBody(draft as D, keyOf.current) as SentBody<E>);
        // The same once more is another request from now on.
        keyOf.current = createRequestKeys();
      })();
    } catch (failure) {
      if (!refuse(failure)) setError(messageOf(failure));
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
    settle: () => form.reset(form.getValues()),
    at: (name) => ({ control: form.control as unknown as Control, name, shown }),
    error: error ?? (errors[AT_NO_FIELD] as { message?: string } | undefined)?.message ?? null,
    isBusy: isSubmitting,
    isDirty,
    submit,
    isAbout: (failure) => refusedBy(failure) !== null,
    refuse,
  };
}
