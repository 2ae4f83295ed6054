import type { BodyOf, EndpointSpec } from '@fairlot/contract';
import { tryParseMinor } from '@fairlot/money';
import { get } from 'react-hook-form';
import { ApiError } from '../shared/api.ts';
import { messageOf } from '../shared/message-of.ts';
import { fieldName, type FieldNames } from './field-name.ts';
import { isRule, NONE_WRITTEN, ruleWords, UNCHANGED } from './rule-words.ts';

/** The part of a call that a form needs. */
export type HasBody = Pick<EndpointSpec, 'body'>;

/** A call of the contract, or a function that loads it, if the first paint should not wait for its schema. */
export type FormCall<E extends HasBody> = E | (() => Promise<E>);

/** Definition of a form. */
export interface FormInput<E extends HasBody, D> {
  /** The call whose body the form fills in; undefined if the form only has a button. */
  call?: FormCall<E> | undefined;
  /** Initial values of the fields. */
  draft: D;
  /**
   * Builds the body from the fields; `reason` is missing if it is asked for afterwards.
   * @param keyOf returns an idempotency key for a request: the same until it is sent, a new one afterwards
   */
  toBody: (draft: D, keyOf: KeyOf) => FormBody<E>;
  /** Maps names in the body to fields where they differ: a table, or a function that maps a path in the body. */
  names?: Readonly<Record<string, Extract<keyof D, string>>> | ((path: string, draft: D) => string | null);
  /** Rules of the page: error messages by field; an empty name applies to the whole form. */
  check?: (draft: D) => Readonly<Partial<Record<Place<D> | '', string | false>>>;
  /** Message for a field's error code from the server; null if the form has no own message for it. */
  refusal?: (field: string, reason: string) => string | null;
  /** Whether the reason is asked for once the fields are valid. */
  asksReason?: boolean;
}

/** A field, or a field nested in it: `rates.slots`. */
type Place<D> = Extract<keyof D, string> | `${Extract<keyof D, string>}.${string}`;

/** Returns the idempotency key of a request, derived from its content. */
export type KeyOf = (request: readonly string[]) => string;

/** Placeholder for the key while a draft is only validated. */
const UNSENT_KEY = 'not-sent';

/** The body without a required reason, which may be asked for after the fields. */
export type FormBody<E extends HasBody> =
  BodyOf<E> extends { reason: string } ? Omit<BodyOf<E>, 'reason'> & { reason?: string } : BodyOf<E>;

/** An invalid field; null if no field of the form is meant. */
interface WrongField {
  name: string | null;
  message: string;
}

/**
 * Validates a draft by the rules of the contract, which are the server's, and by those of the page.
 * @param shown the visible fields by name, and whether each is required
 */
export async function wrongFields<E extends HasBody, D extends object>(
  { call, toBody, names, check, asksReason = false }: FormInput<E, D>,
  draft: D,
  shown: ReadonlyMap<string, boolean>,
): Promise<WrongField[]> {
  const own = [
    ...[...shown].flatMap(([name, isRequired]) =>
      isRequired && isBlank(get(draft, name)) ? [{ name, message: ruleWords({ keyword: 'required' }) }] : [],
    ),
    ...Object.entries(check?.(draft) ?? {}).flatMap(([name, message]) =>
      typeof message === 'string' ? [{ name: shown.has(name) ? name : null, message }] : [],
    ),
  ];
  if (call === undefined) return own;
  const [{ knowFormat, violationsOf }, { body }] = await Promise.all([
    import('@fairlot/contract/check'),
    typeof call === 'function' ? call() : call,
  ]);
  if (body === undefined) return own;
  knowFormat('amount', (text) => tryParseMinor(text) !== null);
  const byContract = violationsOf(
    body,
    toBody(draft, () => UNSENT_KEY),
  )
    .filter(({ path }) => !(asksReason && path === 'reason'))
    .map(({ path, ...rule }) =>
      nameWrong(
        rule.keyword === NONE_WRITTEN ? '' : path,
        ruleWords(rule),
        (one) => shown.has(one),
        namesFor(names, draft),
      ),
    );
  // The page's own messages describe the operator's input better.
  return [...own, ...byContract.filter(({ name }) => !own.some((one) => one.name === name))];
}

/** The mapping of field names for the current values. */
export function namesFor<D>(names: FormInput<HasBody, D>['names'], draft: D): FieldNames | undefined {
  return typeof names === 'function' ? (path) => names(path, draft) : names;
}

/** The field and message of an error from the server; null when it concerns no field of the form. */
export function refusedField(
  { field, reason, message }: ApiError,
  shown: ReadonlyMap<string, boolean>,
  names: FieldNames | undefined,
  refusal?: FormInput<HasBody, object>['refusal'],
): { name: string; message: string } | null {
  const name = field === null || field === '' ? null : fieldName(field, (one) => shown.has(one), names);
  if (name === null || field === null) return null;
  if (reason === null) return { name, message };
  const own = refusal?.(field, reason) ?? null;
  if (own !== null) return { name, message: own };
  return { name, message: isRule(reason) ? ruleWords({ keyword: reason }) : message };
}

/** The message of an error that concerns no field of the form. */
export function failureWords(failure: unknown): string {
  const isUnchanged = failure instanceof ApiError && failure.reason === UNCHANGED;
  return isUnchanged ? ruleWords({ keyword: UNCHANGED }) : messageOf(failure);
}

function nameWrong(path: string, message: string, isShown: (name: string) => boolean, names?: FieldNames): WrongField {
  const name = fieldName(path, isShown, names);
  return { name, message: name === null && path !== '' ? `${path}: ${message}` : message };
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

type Value = Record<string, unknown>;

/**
 * Values of a form after its data was read again: fields whose data has changed show the new values, and the others
 * keep what the operator typed, such as a text in a language that was added.
 * @param typed current values
 * @param from values that the form was filled with
 * @param to values of the data as it is now
 */
export function followed(typed: unknown, from: unknown, to: unknown): unknown {
  if (isSame(from, to)) return typed;
  if (!isValue(typed) || !isValue(from) || !isValue(to)) return to;
  const added = Object.entries(typed).filter(([name]) => !(name in from) && !(name in to));
  const kept = Object.entries(to).map(([name, value]) => [name, followed(typed[name], from[name], value)] as const);
  return Object.fromEntries([...kept, ...added]);
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
