import type { BodyOf, originalsDesk as contract, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type GameSettings = ValueOf<typeof contract.games>[number];
export type RoundRow = ValueOf<typeof contract.rounds>['list'][number];
export type RoundDetail = ValueOf<typeof contract.round>;
export type FlightRow = ValueOf<typeof contract.flights>['list'][number];
export type SeedPairRow = ValueOf<typeof contract.seedPairs>['list'][number];
export type Floor = ValueOf<typeof contract.floor>;
export type SettingsInput = BodyOf<typeof contract.requestSettings>;

/** Calls about in-house games. All throw ApiError. */
export const originalsApi = {
  games: (signal: AbortSignal) => send<GameSettings[]>('GET', '/originals/games', { signal }),
  switchGame: (game: string, isEnabled: boolean, reason: string) =>
    send<GameSettings>('PUT', `/originals/games/${game}`, { body: { isEnabled, reason } }),
  requestSettings: (game: string, body: SettingsInput) =>
    send<ValueOf<typeof contract.requestSettings>>('POST', `/originals/games/${game}/settings`, { body }),
  floor: (signal: AbortSignal) => send<Floor>('GET', '/originals/floor', { signal }),
  requestFloor: (body: BodyOf<typeof contract.requestFloor>) =>
    send<ValueOf<typeof contract.requestFloor>>('POST', '/originals/floor', { body }),
  round: (roundId: string, signal: AbortSignal) =>
    send<RoundDetail>('GET', `/originals/rounds/${encodeURIComponent(roundId)}`, { signal }),
};
