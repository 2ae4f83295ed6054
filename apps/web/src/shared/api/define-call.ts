import type { BodyOf, EndpointSpec, FooterOf, ParamsOf, QueryOf, ValueOf } from '@fairlot/contract';
import { sendCall } from './transport.ts';
import type { CallOptions } from './wire.ts';

type Policy<E, Name extends string> = E extends { policies: { [K in Name]: true } }
  ? { readonly [K in Name]: true }
  : { readonly [K in Name]?: never };
type ModuleId<E> = E extends { moduleId: infer M extends string }
  ? { readonly moduleId: M }
  : { readonly moduleId?: never };

/** The literals of an endpoint that a call needs at run time; the types keep them in line with the contract. */
export type CallSpec<E extends EndpointSpec> = {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly auth: E['auth'];
} & ModuleId<E> &
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
export type CallInput<E extends EndpointSpec> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

/** @throws ApiError */
export type Call<E extends EndpointSpec> = (
  input: CallInput<E>,
  options?: Omit<CallOptions, 'onFooter'> & { onFooter?: (footer: FooterOf<E>) => void },
) => Promise<ValueOf<E>>;

/**
 * Declares a call of the contract: `defineCall<typeof identity.login>()({ method: 'POST', path: '/wps/session/login',
 * auth: 'public', encrypted: true })`.
 * Only types come from the contract, so no schema reaches the browser; a literal that deviates from it does not
 * compile.
 */
export function defineCall<E extends EndpointSpec>(): (spec: CallSpec<E>) => Call<E> {
  return (spec) => (input, options) => sendCall<ValueOf<E>>(spec, input, (options ?? {}) as CallOptions);
}
