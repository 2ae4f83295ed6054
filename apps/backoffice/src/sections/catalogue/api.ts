import type { catalogueDesk as contract, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type VendorRow = ValueOf<typeof contract.vendors>[number];
export type GameRow = ValueOf<typeof contract.games>['list'][number];
export type VendorChange = BodyOf<typeof contract.changeVendor>['change'];
export type GameChange = BodyOf<typeof contract.changeGame>['change'];

export const catalogueApi = {
  vendors: (signal: AbortSignal) => send<VendorRow[]>('GET', '/catalogue/vendors', { signal }),
  changeVendor: (code: string, change: VendorChange, reason: string) =>
    send<VendorRow>('PUT', `/catalogue/vendors/${encodeURIComponent(code)}`, { body: { change, reason } }),
  changeGame: (nodeId: string, change: GameChange, reason: string) =>
    send<GameRow>('PUT', `/catalogue/games/${encodeURIComponent(nodeId)}`, { body: { change, reason } }),
};
