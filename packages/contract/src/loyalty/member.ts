import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Earning } from '../earning.ts';
import { Amount, DateText, EpochMs, Id, Maybe, Page, StrictObject, paged } from '../shapes.ts';
import { REWARD_STATES } from './rules.ts';
import { Benefit, CheckIn, Level, Mission, Reward } from './shapes.ts';

export const levels = endpoint({
  id: 'loyalty.levels',
  auth: 'public',
  path: '/wps/member/clubLevels',
  summary: 'Levels with their requirements and benefits',
  value: Type.Object({
    currency: Type.String(),
    keepDays: Type.Integer(),
    pointTurnover: Amount,
    levels: Type.Array(Level),
  }),
});

export const benefit = endpoint({
  id: 'loyalty.benefit',
  path: '/wps/member/clubBenefit',
  moduleId: 'MEMCLUB3',
  summary: "The member's level, its benefits, and the progress to the next one",
  value: Type.Object({
    level: Type.Integer({ description: '0 for members who have none, such as trial members' }),
    benefits: Type.Array(Benefit),
    since: Maybe(EpochMs),
    points: Type.Integer(),
    deposit: Amount,
    turnover: Amount,
    currency: Type.String(),
    next: Maybe(
      Type.Object({
        level: Type.Integer(),
        points: Type.Integer(),
        deposit: Amount,
        turnover: Amount,
        regains: Type.Boolean({ description: 'held before: only the turnover since the period began counts' }),
      }),
    ),
    keep: Maybe(Type.Object({ turnover: Amount, needed: Amount, until: DateText })),
    birthday: Maybe(Type.String({ description: 'MM-DD' })),
  }),
});

export const rebate = endpoint({
  id: 'loyalty.rebate',
  path: '/wps/member/rebate',
  moduleId: 'MEMCLUB3',
  summary: "Today's rebate by the member's level, rebates of ended days that are due, and earlier rebates",
  value: Type.Object({
    level: Type.Integer(),
    currency: Type.String(),
    earning: Earning,
    waiting: Type.Array(Type.Object({ day: DateText, amount: Amount, from: EpochMs }), {
      description: 'ended days whose rebate is not paid yet; `from` is its time',
    }),
    paid: Type.Array(Type.Object({ title: Type.String(), amount: Amount, at: EpochMs, isLapsed: Type.Boolean() })),
  }),
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const storeBirthday = endpoint({
  id: 'loyalty.storeBirthday',
  method: 'PUT',
  path: '/wps/member/birthday',
  moduleId: 'MEMCLUB3',
  summary: 'Save the birthday, once; the gift requires that it was saved 60 days before',
  body: StrictObject({ birthday: Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }) }),
  errors: ['request.invalid', 'birthday.saved', 'permission.denied'],
  policies: { realAccount: true },
});

export const levelHistory = endpoint({
  id: 'loyalty.history',
  path: '/wps/member/clubHistory',
  moduleId: 'MEMCLUB3',
  summary: 'When the level changed, newest first',
  value: Type.Array(
    Type.Object({
      from: Type.Integer(),
      to: Type.Integer(),
      cause: Type.Enum(['risen', 'dropped', 'operator']),
      at: EpochMs,
    }),
  ),
});

export const rewards = endpoint({
  id: 'loyalty.rewards',
  path: '/wps/rewards',
  moduleId: 'REWCEN3',
  summary: 'Rewards, waiting ones first, then the newest',
  query: StrictObject({ ...Page, state: Type.Optional(Type.Enum([...REWARD_STATES])) }),
  value: paged(Reward),
});

export const waitingRewards = endpoint({
  id: 'loyalty.waitingRewards',
  path: '/wps/rewards/waiting',
  moduleId: 'REWCEN3',
  summary: 'Number of waiting rewards, and their money',
  value: Type.Object({ count: Type.Integer(), amount: Amount, currency: Type.String() }),
});

export const availablePromotions = endpoint({
  id: 'loyalty.availablePromotions',
  path: '/wps/member/availablePromotions',
  moduleId: 'REWCEN3',
  summary: 'Rewards of all promotions to collect, the earliest expiry first',
  value: Type.Array(
    Type.Object({ id: Id, code: Type.String(), title: Type.String(), status: Type.Enum([...REWARD_STATES]) }),
  ),
});

export const collect = endpoint({
  id: 'loyalty.collect',
  method: 'POST',
  path: '/wps/rewards/:rewardId/collect',
  moduleId: 'REWCEN3',
  summary: 'Collect a reward; repeating the call returns the same answer',
  params: StrictObject({ rewardId: Id }),
  value: Reward,
  errors: ['not.found', 'reward.expired', 'protection.refused', 'permission.denied'],
  policies: { realAccount: true, idempotent: true },
});

export const collectAll = endpoint({
  id: 'loyalty.collectAll',
  method: 'POST',
  path: '/wps/rewards/collectAll',
  moduleId: 'REWCEN3',
  summary: 'Collect all waiting rewards; those that cannot be paid now keep waiting',
  value: Type.Object({ collected: Type.Array(Reward), amount: Amount, currency: Type.String(), left: Type.Integer() }),
  errors: ['permission.denied'],
  policies: { realAccount: true, idempotent: true },
});

export const missions = endpoint({
  id: 'loyalty.missions',
  path: '/wps/missions',
  moduleId: 'REWCEN3',
  summary: 'Daily, weekly and one-time missions with their progress; empty for members who switched them off',
  value: Type.Array(Mission),
});

const MissionChoice = StrictObject({ isWanted: Type.Boolean() });

export const missionChoice = endpoint({
  id: 'loyalty.missionChoice',
  path: '/wps/missions/settings',
  moduleId: 'REWCEN3',
  summary: 'Whether the member wants missions',
  value: MissionChoice,
});

export const chooseMissions = endpoint({
  id: 'loyalty.chooseMissions',
  method: 'PUT',
  path: '/wps/missions/settings',
  moduleId: 'REWCEN3',
  summary: 'Switch missions on or off; nothing is counted while they are off',
  body: MissionChoice,
  value: MissionChoice,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const checkIn = endpoint({
  id: 'loyalty.checkIn',
  path: '/wps/checkIn',
  moduleId: 'REWCEN3',
  summary: "Check-ins of the round by days of the merchant's zone; missed days do not reset it",
  value: CheckIn,
});

export const doCheckIn = endpoint({
  id: 'loyalty.doCheckIn',
  method: 'POST',
  path: '/wps/checkIn',
  moduleId: 'REWCEN3',
  summary: "Check in today and receive the day's reward; a second time today changes nothing",
  value: CheckIn,
  errors: ['permission.denied', 'protection.refused'],
  policies: { realAccount: true, idempotent: true },
});

export const firstSteps = endpoint({
  id: 'loyalty.firstSteps',
  path: '/wps/member/firstSteps',
  summary:
    'The first steps of a new member: verify, add money, play. Null when all are done, while they are hidden, ' +
    'and for members who must not be invited to play',
  value: Maybe(
    Type.Object({
      identity: Type.Enum(['none', 'pending', 'verified', 'refused', 'expired']),
      hasMoney: Type.Boolean(),
      hasPlayed: Type.Boolean(),
    }),
  ),
});

export const hideFirstSteps = endpoint({
  id: 'loyalty.hideFirstSteps',
  method: 'POST',
  path: '/wps/member/firstSteps/hide',
  summary: 'Hide the first steps for a day',
});
