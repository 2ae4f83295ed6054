import type { App } from '@fairlot/server/app';
import { callDesk, createOperator, REASON } from '../operators.ts';

/** A provider as a list of connections shows it; each list has the fields that its providers need. */
interface ShownProvider {
  provider: string;
  source: string;
  isOn: boolean;
  url: string;
  keys: { name: string; hint: string | null }[];
  facts: { name: string; value: string }[];
  warnings: string[];
  test: { result: string } | null;
  version: string;
}

export type ConnectionsDesk = Awaited<ReturnType<typeof openConnections>>;

/**
 * Two operators at one of the console's lists of connections: the first one calls, the second one approves.
 * @param list path of the list, such as `/paymentConnections`
 */
export async function openConnections(app: App, list: string) {
  const [one, second] = [await createOperator(app), await createOperator(app)];
  const ask = <V = { id: string }>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    callDesk<V>(app, one.headers, method, path, payload);
  return {
    ask,
    /** @throws when the list lacks the provider */
    view: async (provider: string): Promise<ShownProvider> => {
      const { value } = await ask<{ providers: ShownProvider[] }>('GET', list);
      const found = value.providers.find((shown) => shown.provider === provider);
      if (found === undefined) throw new Error(`${provider} is not in the list`);
      return found;
    },
    connect: (provider: string, input: object) => ask('PUT', `${list}/${provider}`, { reason: REASON, ...input }),
    /** Switches a provider off, or requests it. */
    turnOff: (provider: string, version?: string) =>
      ask<{ id: string; isOn: boolean }>('POST', `${list}/${provider}/off`, {
        reason: REASON,
        ...(version !== undefined && { version }),
      }),
    /** Tests a connection. @returns the result */
    test: async (provider: string): Promise<string> =>
      (await ask<{ result: string }>('POST', `${list}/${provider}/test`, {})).value.result,
    /** The second operator approves a request. @returns its state */
    agree: async ({ value: { id } }: { value: { id: string } }): Promise<string> =>
      (await callDesk<{ state: string }>(app, second.headers, 'POST', `/approvals/${id}/approve`, {})).value.state,
  };
}
