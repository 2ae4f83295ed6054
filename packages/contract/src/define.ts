import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './generated/errors.ts';
import type { Permission } from './generated/permissions.ts';
import type { ListSpec } from './lists.ts';
import type { LoginStep } from './operators.ts';

/**
 * Who may call: `public` ignores nobody, `optional` answers for the member when a token comes along, `member` needs
 * one, `operator` needs an operator's, which is another kind of token with a cookie of its own.
 */
export type Auth = 'public' | 'optional' | 'member' | 'operator';

/** How often one subject may call. Shared limits hold over all processes; others are per process. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly by: 'address' | 'member';
  readonly shared: boolean;
}

/** Checks that the HTTP layer runs before the handler, through verifiers that identity registers. */
export interface Policies {
  /** The body is `{data}`, the header `Encryption` carries the wrapped key. `body` describes the decrypted payload. */
  readonly encrypted?: boolean;
  /** `Idempotency-Key` is required. */
  readonly idempotent?: boolean;
  /**
   * The body is a form with files instead of JSON, `maxBytes` at most in all; `body` describes its text fields. With
   * `orJson` it may also be JSON, without files.
   */
  readonly form?: { readonly maxBytes: number; readonly orJson?: boolean };
  /** Longest body, where it is longer than that of most calls. */
  readonly maxBytes?: number;
  /** Trial members (type 4) are refused with `permission.denied`. */
  readonly realAccount?: boolean;
  readonly rateLimit?: RateLimit;
  /** `paymentPassword` of the body is the member's; it is taken out before the handler and the key's hash see it. */
  readonly paymentPassword?: boolean;
  /** `captcha` with `captchaId`, or `altcha`, of the body is right; they are taken out before the handler sees it. */
  readonly captcha?: boolean;
  /** Steps of an operator's log-in in which the call is allowed; without it only after the last one. */
  readonly loginSteps?: readonly LoginStep[];
  /** The call sets the cookie of operators although nobody is logged in yet. */
  readonly operatorCookie?: boolean;
  /** The console calls it by itself: it does not keep an operator's session alive. */
  readonly background?: boolean;
  /** A program with an operator's token may call it although it needs no permission. */
  readonly byToken?: boolean;
  /** The answer is a file of this type instead of the envelope; refusals keep it. */
  readonly file?: string;
}

export interface EndpointSpec {
  readonly id: string;
  readonly room: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly auth: Auth;
  /** What an operator's role must allow. Without it every operator may call. */
  readonly permission?: Permission;
  readonly moduleId?: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly value: TSchema;
  /** What a 202 answers in place of `value`: the request for a second operator, where only some changes need one. */
  readonly accepted?: TSchema;
  readonly footer?: TSchema;
  readonly errors: readonly ErrorCode[];
  readonly policies?: Policies;
  /** What can be asked of a list of operators; its query is `ListQuery`, its value `listed(row)`. */
  readonly list?: ListSpec;
}

/** Declares an endpoint. Literal types survive, so that callers are checked against method, path and moduleId. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
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
