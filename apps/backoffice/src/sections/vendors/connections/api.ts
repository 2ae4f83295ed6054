import type { AcceptedOf, BodyOf, catalogueDesk, ValueOf, vendorsDesk } from '@fairlot/contract';
import { send } from '../../../shared/api.ts';

export type Connections = ValueOf<typeof vendorsDesk.connections>;
export type Connection = Connections['vendors'][number];
export type ConnectionTest = ValueOf<typeof vendorsDesk.testConnection>;
export type OwnGame = ValueOf<typeof vendorsDesk.ownGames>[number];
export type ListedVendor = ValueOf<typeof catalogueDesk.vendors>[number];
type Asked = ValueOf<typeof vendorsDesk.addVendor>;

/** Calls about vendor connections; types come from the contract. All throw ApiError. */
export const connectionsApi = {
  all: (signal: AbortSignal) => send<Connections>('GET', '/vendors/connections', { signal }),
  add: (body: BodyOf<typeof vendorsDesk.addVendor>) => send<Asked>('POST', '/vendors', { body }),
  change: (code: string, body: BodyOf<typeof vendorsDesk.changeConnection>) =>
    send<Asked>('PUT', `/vendors/${code}/connection`, { body }),
  rotate: (code: string, body: BodyOf<typeof vendorsDesk.rotateKeys>) =>
    send<Asked>('PUT', `/vendors/${code}/keys`, { body }),
  endFormer: (code: string, reason: string) => send<null>('POST', `/vendors/${code}/keys/end`, { body: { reason } }),
  test: (code: string) => send<ConnectionTest>('POST', `/vendors/${code}/test`),
  games: (code: string, signal: AbortSignal) => send<OwnGame[]>('GET', `/vendors/${code}/catalogue`, { signal }),
  putGames: (code: string, body: BodyOf<typeof vendorsDesk.putGames>) =>
    send<ValueOf<typeof vendorsDesk.putGames> | AcceptedOf<typeof vendorsDesk.putGames>>(
      'POST',
      `/vendors/${code}/games`,
      { body },
    ),
  listed: (signal: AbortSignal) => send<ListedVendor[]>('GET', '/catalogue/vendors', { signal }),
  changeListed: (code: string, body: BodyOf<typeof catalogueDesk.changeVendor>) =>
    send<ListedVendor>('PUT', `/catalogue/vendors/${code}`, { body }),
  keepPicture: (data: string) => send<{ url: string }>('POST', '/content-pictures', { body: { data } }),
};
