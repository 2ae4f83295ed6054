import type { AcceptedOf, BodyOf, catalogueDesk, ValueOf, vendorsDesk } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Period of the displayed calls, in minutes. */
export type Minutes = '15' | '60' | '1440';
/** Period of a reconciliation, in hours. */
export type Hours = 1 | 24 | 72;
export type VendorHealth = ValueOf<typeof vendorsDesk.health>[number];
export type VendorWaiting = ValueOf<typeof vendorsDesk.waiting>;
export type GameDifferences = ValueOf<typeof vendorsDesk.gameDifferences>;
export type GreatestStake = ValueOf<typeof vendorsDesk.stakes>[number];
export type LateWins = ValueOf<typeof vendorsDesk.lateWins>;
export type RepairInput = BodyOf<typeof vendorsDesk.repair>;
export type Grant = ValueOf<typeof vendorsDesk.freeRoundGrants>['list'][number];
export type GrantInput = BodyOf<typeof vendorsDesk.grantFreeRounds>;

/** Calls about vendors; types come from the contract. All throw ApiError. */
export const vendorsApi = {
  health: (minutes: Minutes, signal: AbortSignal) =>
    send<VendorHealth[]>('GET', `/vendors?minutes=${minutes}`, { signal }),
  change: (code: string, change: BodyOf<typeof catalogueDesk.changeVendor>['change'], reason: string) =>
    send<unknown>('PUT', `/catalogue/vendors/${code}`, { body: { change, reason } }),
  waiting: (code: string, signal: AbortSignal) => send<VendorWaiting>('GET', `/vendors/${code}`, { signal }),
  reconcile: (code: string, hours: Hours, reason: string) =>
    send<ValueOf<typeof vendorsDesk.reconcile>>('POST', `/vendors/${code}/reconcile`, { body: { hours, reason } }),
  repair: (code: string, body: RepairInput) =>
    send<ValueOf<typeof vendorsDesk.repair>>('POST', `/vendors/${code}/repairs`, { body }),
  gameDifferences: (code: string, signal: AbortSignal) =>
    send<GameDifferences>('GET', `/vendors/${code}/games`, { signal }),
  takeOverGames: (code: string, body: BodyOf<typeof vendorsDesk.takeOverGames>) =>
    send<ValueOf<typeof vendorsDesk.takeOverGames>>('POST', `/vendors/${code}/games/import`, { body }),
  takeBets: (code: string, isTaken: boolean, reason: string) =>
    send<null>('PUT', `/vendors/${code}/bets`, { body: { isTaken, reason } }),
  stakes: (code: string, signal: AbortSignal) => send<GreatestStake[]>('GET', `/vendors/${code}/stakes`, { signal }),
  setStake: (code: string, body: BodyOf<typeof vendorsDesk.setStake>) =>
    send<AcceptedOf<typeof vendorsDesk.setStake> | null>('PUT', `/vendors/${code}/stakes`, { body }),
  lateWins: (code: string, signal: AbortSignal) => send<LateWins>('GET', `/vendors/${code}/lateWins`, { signal }),
  setLateLimit: (code: string, body: BodyOf<typeof vendorsDesk.setLateLimit>) =>
    send<AcceptedOf<typeof vendorsDesk.setLateLimit> | null>('PUT', `/vendors/${code}/lateWins`, { body }),
  grantFreeRounds: (body: GrantInput) =>
    send<ValueOf<typeof vendorsDesk.grantFreeRounds>>('POST', '/freeRounds', { body }),
  cancelFreeRounds: (id: string, reason: string) =>
    send<null>('POST', `/freeRounds/${id}/cancel`, { body: { reason } }),
};
