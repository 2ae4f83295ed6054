import type { loyalty, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery, pagedQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Club = ValueOf<typeof loyalty.benefit>;
export type WaitingDay = ValueOf<typeof loyalty.rebate>['waiting'][number];
export type Levels = ValueOf<typeof loyalty.levels>;
export type Level = Levels['levels'][number];
export type Benefit = Level['benefits'][number];
export type Reward = ValueOf<typeof loyalty.rewards>['list'][number];
export type Mission = ValueOf<typeof loyalty.missions>[number];
export type CheckIn = ValueOf<typeof loyalty.checkIn>;

const CLUB = { moduleId: 'MEMCLUB3' } as const;
const CENTRE = { moduleId: 'REWCEN3' } as const;
const PAGE_SIZE = 20;

const fetchLevels = defineCall<typeof loyalty.levels>('GET /wps/member/clubLevels', { auth: 'public' });
const fetchClub = defineCall<typeof loyalty.benefit>('GET /wps/member/clubBenefit', CLUB);
const fetchRebate = defineCall<typeof loyalty.rebate>('GET /wps/member/rebate', CLUB);
export const storeBirthday = defineCall<typeof loyalty.storeBirthday>('PUT /wps/member/birthday', CLUB);
const fetchRewards = defineCall<typeof loyalty.rewards>('GET /wps/rewards', CENTRE);
const fetchWaiting = defineCall<typeof loyalty.waitingRewards>('GET /wps/rewards/waiting', CENTRE);
export const collectReward = defineCall<typeof loyalty.collect>('POST /wps/rewards/:rewardId/collect', {
  ...CENTRE,
  idempotent: true,
});
export const collectRewards = defineCall<typeof loyalty.collectAll>('POST /wps/rewards/collectAll', {
  ...CENTRE,
  idempotent: true,
});
const fetchMissions = defineCall<typeof loyalty.missions>('GET /wps/missions', CENTRE);
const fetchChoice = defineCall<typeof loyalty.missionChoice>('GET /wps/missions/settings', CENTRE);
export const chooseMissions = defineCall<typeof loyalty.chooseMissions>('PUT /wps/missions/settings', CENTRE);
const fetchCheckIn = defineCall<typeof loyalty.checkIn>('GET /wps/checkIn', CENTRE);
export const checkIn = defineCall<typeof loyalty.doCheckIn>('POST /wps/checkIn', { ...CENTRE, idempotent: true });

/** Key prefix of all queries about levels and rewards. */
export const LOYALTY_KEY = ['me', 'loyalty'];

/** The table of levels, the same for everyone. */
export const levelsQuery = () => callQuery(['loyalty', 'levels'], fetchLevels, {}, { staleTime: STALE_MS.records });

export const clubQuery = (hasToken: boolean) =>
  callQuery([...LOYALTY_KEY, 'club'], fetchClub, {}, { staleTime: STALE_MS.records, enabled: hasToken });

/** Rebate on today's play by level. */
export const rebateQuery = (hasToken: boolean) =>
  callQuery([...LOYALTY_KEY, 'rebate'], fetchRebate, {}, { staleTime: STALE_MS.records, enabled: hasToken });

/** Rewards waiting to be collected, or completed ones. */
export const rewardsQuery = (state: Reward['state'], hasToken: boolean) =>
  pagedQuery(
    [...LOYALTY_KEY, 'rewards', state],
    fetchRewards,
    { state, pageSize: PAGE_SIZE },
    { staleTime: STALE_MS.records, enabled: hasToken },
  );

export const waitingQuery = (isWanted: boolean) =>
  callQuery([...LOYALTY_KEY, 'waiting'], fetchWaiting, {}, { staleTime: STALE_MS.records, enabled: isWanted });

export const missionsQuery = (hasToken: boolean) =>
  callQuery([...LOYALTY_KEY, 'missions'], fetchMissions, {}, { staleTime: STALE_MS.records, enabled: hasToken });

export const missionChoiceQuery = (hasToken: boolean) =>
  callQuery([...LOYALTY_KEY, 'choice'], fetchChoice, {}, { staleTime: STALE_MS.records, enabled: hasToken });

export const checkInQuery = (hasToken: boolean) =>
  callQuery([...LOYALTY_KEY, 'checkIn'], fetchCheckIn, {}, { staleTime: STALE_MS.records, enabled: hasToken });
