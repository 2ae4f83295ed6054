import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './generated/errors.ts';
import type { Permission } from './generated/permissions.ts';
import type { ListSpec } from './lists.ts';
import type { LoginStep } from './operators.ts';
import { Nothing } from './shapes.ts';

/**
 * Kind of caller. `public`: everyone. `optional`: everyone; with a token the call answers for that member. `member`: a
 * member's token is required. `operator`: an operator's token, which is another kind with its own cookie.
 */
export type Auth = 'public' | 'optional' | 'member' | 'operator';

/** How many calls a subject may make in a window. Shared limits hold across all processes; others are per process. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly by: 'address' | 'member';
  readonly shared: boolean;
}

/** Checks that the HTTP layer runs before the handler, using verifiers that identity registers. */
export interface Policies {
  /** The body is `{data}`; the header `Encryption` carries the wrapped key. `body` describes the decrypted payload. */
  readonly encrypted?: boolean;
  /** `Idempotency-Key` is required. */
  readonly idempotent?: boolean;
  /**
   * The body is a form with files instead of JSON, of `maxBytes` in total; `body` describes its text fields. With
   * `orJson` it may also be JSON without files.
   */
  readonly form?: { readonly maxBytes: number; readonly orJson?: boolean };
  /** Maximum body size, where it exceeds the default. */
  readonly maxBytes?: number;
  /** Trial members (type 4) are rejected with `permission.denied`. */
  readonly realAccount?: boolean;
  readonly rateLimit?: RateLimit;
  /**
   * `paymentPassword` of the body must be the member's. It is removed before the handler and the hash of the
   * idempotency key see the body.
   */
  readonly paymentPassword?: boolean;
  /**
   * The body must carry a correct `captcha` with `captchaId`, or `altcha`. They are removed before the handler sees the
   * body.
   */
  readonly captcha?: boolean;
  /** Log-in steps of an operator in which the call is allowed; by default only after the last one. */
  readonly loginSteps?: readonly LoginStep[];
  /** The call sets the operators' cookie although no operator is logged in yet. */
  readonly operatorCookie?: boolean;
  /**
   * Open pages make the call automatically. It does not keep an operator's session alive, and does not count as
   * activity of a member in the sessions of `protection`.
   */
  readonly background?: boolean;
  /** Programs with an operator's token may call it although it needs no permission. */
  readonly byToken?: boolean;
  /**
   * Overrides where the call is answered (`isForServedRegions`): `everywhere` if the member's money leaves or a round
   * ends, `served` if a game, a series of tickets or a bonus begins, or an agent opens an account.
   */
  readonly regions?: 'everywhere' | 'served';
  /** The answer is a file of this type instead of the envelope; errors keep the envelope. */
  readonly file?: string;
}

export interface EndpointSpec {
  /** `<room>.<call>`, or `<room>Desk.<call>` for an operators' call. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly auth: Auth;
  /** Permission that the operator's role must contain. Without it every operator may call. */
  readonly permission?: Permission;
  readonly moduleId?: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly value: TSchema;
  /** Value of a 202 answer in place of `value`: the request for a second operator, where only some changes need one. */
  readonly accepted?: TSchema;
  readonly footer?: TSchema;
  readonly errors: readonly ErrorCode[];
  readonly policies?: Policies;
  /** Filters and sort orders of an operators' list; see `listOf`. */
  readonly list?: ListSpec;
}

/** The room that answers a call. */
export function roomOf({ id }: Pick<EndpointSpec, 'id'>): string {
  return id.replace(/(Desk)?\..*$/, '');
}

/**
 * A call as a file of the contract declares it. Without `method` it is a GET. Without `auth` the caller must be logged
 * in: as an operator below `/backoffice/`, elsewhere as a member. Without `value` the answer's value is null. Without
 * `errors` the call has only those of its kind.
 */
type Declared = Omit<EndpointSpec, Defaulted> & Partial<Pick<EndpointSpec, Defaulted>>;
type Defaulted = 'method' | 'auth' | 'value' | 'errors';

type Completed<E extends Declared> = E & {
  readonly method: E['method'] extends EndpointSpec['method'] ? E['method'] : 'GET';
  readonly auth: E['auth'] extends Auth ? E['auth'] : E['path'] extends `/backoffice/${string}` ? 'operator' : 'member';
  readonly value: E['value'] extends TSchema ? E['value'] : typeof Nothing;
  readonly errors: readonly ErrorCode[];
};

/** Declares an endpoint. Keeps literal types, so that callers are checked against method, path and moduleId. */
export function endpoint<const E extends Declared>(spec: E): Completed<E> {
  const auth = spec.path.startsWith('/backoffice/') ? 'operator' : 'member';
  const complete: EndpointSpec = { method: 'GET', auth, value: Nothing, errors: [], ...spec };
  return complete as Completed<E>;
}

/**
 * Whether the call is rejected with `system.restricted` in regions that the merchant does not serve: calls that move
 * money into play, and visitors' calls that open an account or a session.
 */
export function isForServedRegions({ auth, method, path, policies }: EndpointSpec): boolean {
  if (policies?.regions !== undefined) return policies.regions === 'served';
  const isEntry = auth === 'public' && (method === 'POST' || method === 'PUT') && !path.startsWith('/backoffice/');
  return isEntry || policies?.idempotent === true;
}

type Shape<T> = T extends TSchema ? Static<T> : undefined;
export type AcceptedOf<E extends EndpointSpec> = E['accepted'] extends TSchema ? Static<E['accepted']> : never;
export type ParamsOf<E extends EndpointSpec> = Shape<E['params']>;
export type QueryOf<E extends EndpointSpec> = Shape<E['query']>;
export type BodyOf<E extends Pick<EndpointSpec, 'body'>> = Shape<E['body']>;
export type ValueOf<E extends EndpointSpec> = Static<E['value']>;
export type FooterOf<E extends EndpointSpec> = Shape<E['footer']>;

/** The body of every answer (decision Z-93). */
export interface Envelope<V, F = unknown> {
  success: boolean;
  value: V;
  errorCode: ErrorCode | null;
  message: string | null;
  footer?: F;
}
