import type { backoffice, BodyOf, loyaltyDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type LevelTable = ValueOf<typeof loyaltyDesk.levelTable>;
export type LevelInput = Omit<BodyOf<typeof loyaltyDesk.changeLevels>, 'reason' | 'requestKey'>;
export type MissionRow = ValueOf<typeof loyaltyDesk.missionTable>[number];
export type MissionInput = BodyOf<typeof loyaltyDesk.addMission>;
export type PendingRequest = ValueOf<typeof backoffice.approvals>['list'][number];
export type RewardRow = ValueOf<typeof loyaltyDesk.rewards>['list'][number];
export type MemberLoyalty = ValueOf<typeof loyaltyDesk.memberLoyalty>;
type Approval = ValueOf<typeof loyaltyDesk.requestReward>;

/** Calls about levels, missions and rewards; types come from the contract. All throw ApiError. */
export const loyaltyApi = {
  levels: (signal: AbortSignal) => send<LevelTable>('GET', '/loyalty/levels', { signal }),
  changeLevels: (body: BodyOf<typeof loyaltyDesk.changeLevels>) => send<Approval>('POST', '/loyalty/levels', { body }),
  missions: (signal: AbortSignal) => send<MissionRow[]>('GET', '/loyalty/missions', { signal }),
  /** Requests about missions that wait for a second operator. */
  pendingMissions: (signal: AbortSignal) =>
    send<{ list: PendingRequest[] }>(
      'GET',
      '/approvals?filter=kind:eq:loyalty.mission&filter=state:eq:pending&limit=100',
      { signal },
    ),
  addMission: (body: MissionInput) => send<Approval>('POST', '/loyalty/missions', { body }),
  /** Returns the request if a second operator has to approve, otherwise all current missions. */
  changeMission: (id: string, body: BodyOf<typeof loyaltyDesk.changeMission>) =>
    send<Approval | MissionRow[]>('PUT', `/loyalty/missions/${id}`, { body }),
  member: (id: string, signal: AbortSignal) => send<MemberLoyalty>('GET', `/members/${id}/loyalty`, { signal }),
  requestLevel: (id: string, body: BodyOf<typeof loyaltyDesk.requestLevel>) =>
    send<Approval>('POST', `/members/${id}/level`, { body }),
  requestReward: (id: string, body: BodyOf<typeof loyaltyDesk.requestReward>) =>
    send<Approval>('POST', `/members/${id}/rewards`, { body }),
};
