import type { catalogueDesk as contract, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type GameRow = ValueOf<typeof contract.games>['list'][number];

export const catalogueApi = {
  vendors: (signal: AbortSignal) => send<ValueOf<typeof contract.vendors>>('GET', '/catalogue/vendors', { signal }),
  vendorDetails: (code: string, signal: AbortSignal) =>
    send<ValueOf<typeof contract.vendorDetails>>('GET', `/catalogue/vendors/${code}/details`, { signal }),
  changeGame: (nodeId: string, body: BodyOf<typeof contract.changeGame>) =>
    send<GameRow>('PUT', `/catalogue/games/${encodeURIComponent(nodeId)}`, { body }),
};
