import type { AcceptedOf, BodyOf, connectionCalls, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

type Calls = ReturnType<typeof connectionCalls>;
/** The call that requests a connection; its schema validates the form. */
export type ConnectCall = Pick<Calls['connect'], 'body'>;
export type Connection = ValueOf<Calls['list']>['providers'][number];

/** Calls about the connections of one room. All throw ApiError. @param path of the list, below the API */
export function connectionsApi(path: string) {
  return {
    list: (signal: AbortSignal) => send<ValueOf<Calls['list']>>('GET', path, { signal }),
    connect: (provider: string, body: BodyOf<Calls['connect']>) =>
      send<ValueOf<Calls['connect']>>('PUT', `${path}/${provider}`, { body }),
    off: (provider: string, body: BodyOf<Calls['off']>) =>
      send<ValueOf<Calls['off']> | AcceptedOf<Calls['off']>>('POST', `${path}/${provider}/off`, { body }),
    test: (provider: string, to?: string) =>
      send<ValueOf<Calls['test']>>('POST', `${path}/${provider}/test`, to === undefined ? {} : { body: { to } }),
  };
}

/** Texts of one room's providers, by their codes. */
export interface ProviderWords {
  /** Heading of each group, in display order. */
  groups: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  /** Notes about providers that need one. */
  notes?: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  /** Labels of field values that are not shown as they are. */
  options?: Readonly<Record<string, string>>;
  keys: Readonly<Record<string, string>>;
  facts?: Readonly<Record<string, string>>;
  warnings?: Readonly<Record<string, string>>;
  /** Explains the effect of switching a provider off. */
  offText: string;
  /** Label of the recipient of a test message, by group. */
  recipients?: Readonly<Record<string, string>>;
}
