import type { catalogueDesk as contract, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type VendorRow = ValueOf<typeof contract.vendors>[number];
export type GameRow = ValueOf<typeof contract.games>['list'][number];

export const catalogueApi = {
  vendors: (signal: AbortSignal) => send<VendorRow[]>('GET', '/catalogue/vendors', { signal }),
  changeVendor: (code: string, body: BodyOf<typeof contract.changeVendor>) =>
    send<VendorRow>('PUT', `/catalogue/vendors/${encodeURIComponent(code)}`, { body }),
  changeGame: (nodeId: string, body: BodyOf<typeof contract.changeGame>) =>
    send<GameRow>('PUT', `/catalogue/games/${encodeURIComponent(nodeId)}`, { body }),
};
