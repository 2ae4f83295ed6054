import type { EndpointSpec, FooterOf, ValueOf } from '@fairlot/contract';
import type { Call, CallInput } from './define-call.ts';

/** Returns the value of a call together with the response's footer. */
export async function withFooter<E extends EndpointSpec>(
  call: Call<E>,
  input: CallInput<E>,
  signal: AbortSignal,
): Promise<ValueOf<E> & { footer: FooterOf<E> }> {
  let footer: FooterOf<E> | undefined;
  const value = await call(input, {
    signal,
    onFooter: (given) => {
      footer = given;
    },
  });
  return { ...value, footer: footer as FooterOf<E> } as ValueOf<E> & { footer: FooterOf<E> };
}
