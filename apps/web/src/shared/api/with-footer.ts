import type { EndpointSpec, FooterOf, ValueOf } from '@fairlot/contract';
import type { Call, CallInput } from './define-call.ts';

/** The same call, whose value has the response's footer as `footer`. */
export function withFooter<E extends EndpointSpec>(call: Call<E>) {
  return async (input: CallInput<E>, options: { signal: AbortSignal }) => {
    let footer: FooterOf<E> | undefined;
    const value = await call(input, { ...options, onFooter: (given) => (footer = given) });
    return { ...value, footer: footer as FooterOf<E> } as ValueOf<E> & { footer: FooterOf<E> };
  };
}
