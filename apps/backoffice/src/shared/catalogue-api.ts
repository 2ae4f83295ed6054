import type { backoffice as contract, BodyOf, QueryOf, ValueOf } from '@fairlot/contract';
import { send } from './api.ts';

export type VendorRow = ValueOf<typeof contract.catalogueVendors>[number];
export type GameRow = ValueOf<typeof contract.catalogueGames>['list'][number];
export type VendorChange = BodyOf<typeof contract.changeVendor>['change'];
export type GameChange = BodyOf<typeof contract.changeGame>['change'];

export const catalogueApi = {
  vendors: (signal: AbortSignal) => send<VendorRow[]>('GET', '/catalogue/vendors', { signal }),
  games: (query: QueryOf<typeof contract.catalogueGames>, signal: AbortSignal) =>
    send<ValueOf<typeof contract.catalogueGames>>('GET', '/catalogue/games', { query, signal }),
  changeVendor: (code: string, change: VendorChange, reason: string) =>
    send<VendorRow>('PUT', `/catalogue/vendors/${encodeURIComponent(code)}`, { body: { change, reason } }),
  changeGame: (nodeId: string, change: GameChange, reason: string) =>
    send<GameRow>('PUT', `/catalogue/games/${encodeURIComponent(nodeId)}`, { body: { change, reason } }),
};
