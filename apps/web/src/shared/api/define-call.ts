import type { BodyOf, EndpointSpec, FooterOf, ParamsOf, QueryOf, ValueOf } from '@fairlot/contract';
import { sendCall } from './transport.ts';
import type { CallOptions, WireSpec } from './wire.ts';

type Policy<E, Name extends string> = E extends { policies: { [K in Name]: true } }
  ? { readonly [K in Name]: true }
  : { readonly [K in Name]?: never };
type ModuleId<E> = E extends { moduleId: infer M extends string }
  ? { readonly moduleId: M }
  : { readonly moduleId?: never };

/** The method and path of an endpoint, such as "GET /wps/session". */
type RequestLine<E extends EndpointSpec> = `${E['method']} ${E['path']}`;

/** The other literals of an endpoint that a call needs; the types keep them in line with the contract. */
type CallPolicies<E extends EndpointSpec> = (E['auth'] extends 'member'
  ? { readonly auth?: never }
  : { readonly auth: E['auth'] }) &
  ModuleId<E> &
  Policy<E, 'encrypted'> &
  Policy<E, 'idempotent'> & {
    /** Sends the body form-urlencoded. */
    readonly form?: true;
  };

type Part<Name extends string, T> = T extends undefined
  ? { [K in Name]?: undefined }
  : object extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
/** Bodies of endpoints that take files. */
type Form<E extends EndpointSpec> = E extends { policies: { form: object } } ? FormData : never;
export type CallInput<E extends EndpointSpec> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E> | Form<E>>;

/** @throws ApiError */
export type Call<E extends EndpointSpec> = (
  input: CallInput<E>,
  options?: Omit<CallOptions, 'onFooter'> & { onFooter?: (footer: FooterOf<E>) => void },
) => Promise<ValueOf<E>>;

/**
 * Declares a call of the contract: `defineCall<typeof identity.login>('POST /wps/session/login', { auth: 'public',
 * encrypted: true })`. Without `auth` it needs a member's session.
 * Only types come from the contract, so no schema reaches the browser; a literal that deviates from it does not
 * compile.
 */
export function defineCall<E extends EndpointSpec>(
  line: RequestLine<E>,
  ...[policies]: object extends CallPolicies<E> ? [CallPolicies<E>?] : [CallPolicies<E>]
): Call<E> {
  const [method = '', path = ''] = line.split(' ');
  const spec: WireSpec = { method, path, auth: 'member', ...policies };
  return (input, options) => sendCall<ValueOf<E>>(spec, input, (options ?? {}) as CallOptions);
}
