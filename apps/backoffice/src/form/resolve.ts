import type { BodyOf, EndpointSpec } from '@fairlot/contract';
import { tryParseMinor } from '@fairlot/money';
import { get } from 'react-hook-form';
import type { ApiError } from '../shared/api.ts';
import { fieldName, type FieldNames } from './field-name.ts';
import { isRule, NONE_WRITTEN, ruleWords } from './rule-words.ts';

/** What of a call a form needs. */
export type HasBody = Pick<EndpointSpec, 'body'>;

/** A call of the contract, or what loads it where the first paint is not to wait for its schema. */
export type FormCall<E extends HasBody> = E | (() => Promise<E>);

/** What a form fills in. */
export interface FormWish<E extends HasBody, D> {
  /** The call whose body is filled in; left out where nothing but a press is asked for. */
  call?: FormCall<E> | undefined;
  /** What the fields begin with. */
  draft: D;
  /**
   * The body of what stands in the fields; `reason` is missing where it is asked for after the fields.
   * @param keyOf a key for what is asked: the same until it is sent, another one afterwards
   */
  toBody: (draft: D, keyOf: KeyOf) => FormBody<E>;
  /** Fields that the body calls otherwise: by the name in the body, or what tells it of a place in the body. */
  names?: Readonly<Record<string, Extract<keyof D, string>>> | ((path: string, draft: D) => string | null);
  /** Rules between the fields of the page: what is wrong, by field; without a name it is about all of them. */
  check?: (draft: D) => Readonly<Partial<Record<Place<D> | '', string | false>>>;
  /** What a refusal of the server says of a field, for people; null where the form has no words of its own for it. */
  refusal?: (field: string, reason: string) => string | null;
  /** The reason is asked for once the fields are right. */
  asksReason?: boolean;
}

/** A field, or one within it: `rates.slots`. */
type Place<D> = Extract<keyof D, string> | `${Extract<keyof D, string>}.${string}`;

/** Makes the key of a request out of what it asks for. */
export type KeyOf = (request: readonly string[]) => string;

/** Stands for a key while a draft is only looked at. */
const UNSENT_KEY = 'not-sent';

/** The body but for the reason, which may be asked for after the fields. */
export type FormBody<E extends HasBody> =
  BodyOf<E> extends { reason: string } ? Omit<BodyOf<E>, 'reason'> & { reason?: string } : BodyOf<E>;

/** A field that is wrong; without a name where no field of the form is meant. */
interface WrongField {
  name: string | null;
  message: string;
}

/**
 * What is wrong with a draft by the rules of the contract, which are the server's, and those of the page.
 * @param shown the fields of the page, by name, and whether each has to be filled in
 */
export async function wrongFields<E extends HasBody, D extends object>(
  { call, toBody, names, check, asksReason = false }: FormWish<E, D>,
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
  // The page's own words are closer to what the operator did.
  return [...own, ...byContract.filter(({ name }) => !own.some((one) => one.name === name))];
}

/** The names of fields, for what stands in them now. */
export function namesFor<D>(names: FormWish<HasBody, D>['names'], draft: D): FieldNames | undefined {
  return typeof names === 'function' ? (path) => names(path, draft) : names;
}

/** Where a refusal of the server stands and in which words; null where it is about no field of the form. */
export function refusedField(
  { field, reason, message }: ApiError,
  shown: ReadonlyMap<string, boolean>,
  names: FieldNames | undefined,
  refusal?: FormWish<HasBody, object>['refusal'],
): { name: string; message: string } | null {
  const name = field === null || field === '' ? null : fieldName(field, (one) => shown.has(one), names);
  if (name === null || field === null) return null;
  if (reason === null) return { name, message };
  const own = refusal?.(field, reason) ?? null;
  if (own !== null) return { name, message: own };
  return { name, message: isRule(reason) ? ruleWords({ keyword: reason }) : message };
}

function nameWrong(path: string, message: string, isShown: (name: string) => boolean, names?: FieldNames): WrongField {
  const name = fieldName(path, isShown, names);
  return { name, message: name === null && path !== '' ? `${path}: ${message}` : message };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
