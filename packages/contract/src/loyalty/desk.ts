import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import {
  Amount,
  AmountInput,
  EpochMs,
  Id,
  IdParams,
  Maybe,
  OfMember,
  Reason,
  RequestKey,
  Strict,
  StrictObject,
} from '../shapes.ts';
import { MOST_WAGERING } from '../promotions/kinds.ts';
import { REWARDS } from './lists.ts';
import { LEVEL_AMOUNTS, LOYALTY_PRODUCTS, MISSION_GOALS, MISSION_PERIODS } from './rules.ts';
import { LoyaltyProduct, Reward, Service } from './shapes.ts';

const Steps = Type.Integer({ minimum: 0, maximum: 200, description: 'steps of 0.01 % of the turnover' });
const Rebates = Type.Array(StrictObject({ product: LoyaltyProduct, steps: Steps }), {
  maxItems: LOYALTY_PRODUCTS.length,
});
const amounts = <T extends typeof Amount>(schema: T) =>
  Object.fromEntries(LEVEL_AMOUNTS.map((name) => [name, schema])) as Record<(typeof LEVEL_AMOUNTS)[number], T>;

const TableLevel = StrictObject({
  level: Type.Integer({ minimum: 1, maximum: 30 }),
  ...amounts(AmountInput),
  rebates: Rebates,
  freeWithdrawals: Type.Integer({ minimum: 0, maximum: 1000 }),
  service: Service,
  label: Type.Optional(
    Type.String({
      maxLength: 32,
      pattern: '^[A-Za-z0-9_-]*$',
      description: 'label of its members, sent as clubLabel',
    }),
  ),
});

const Table = {
  keepDays: Type.Integer({ minimum: 1, maximum: 366 }),
  pointTurnover: AmountInput,
  rewardDays: Type.Integer({ minimum: 1, maximum: 366 }),
  gift: Type.Optional(
    Type.Enum(['money', 'bonus'], {
      description: 'kind of the gifts of levels, missions and check-ins. Absent: unchanged',
    }),
  ),
  giftTimes: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_WAGERING, description: 'wagering multiple of bonus gifts' }),
  ),
  giftDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, description: 'wagering period in days' })),
  checkIn: Type.Array(AmountInput, { minItems: 1, maxItems: 31 }),
  levels: Type.Array(TableLevel, { minItems: 1, maxItems: 30 }),
} as const;

export const levelTable = endpoint({
  id: 'loyaltyDesk.levelTable',
  path: '/backoffice/api/loyalty/levels',
  permission: 'loyalty.read',
  summary: 'The table of levels with the terms around it, and how many members each level has',
  value: Type.Object({
    ...Table,
    version: Type.Integer(),
    currency: Type.String(),
    levels: Type.Array(Type.Object({ ...TableLevel.properties, ...amounts(Amount), members: Type.Integer() })),
  }),
});

export const changeLevels = endpoint({
  id: 'loyaltyDesk.changeLevels',
  method: 'POST',
  path: '/backoffice/api/loyalty/levels',
  permission: 'loyalty.levels',
  summary: 'Request another table of levels',
  body: StrictObject({
    ...Table,
    version: Type.Integer({ maximum: 2_147_483_647, description: 'version of the changed table' }),
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['request.invalid', 'levels.changed', 'levels.held', 'idempotency.conflict'],
});

const MissionBody = StrictObject({
  period: Type.Enum([...MISSION_PERIODS]),
  goal: Type.Enum([...MISSION_GOALS]),
  products: Maybe(Type.Array(LoyaltyProduct, { minItems: 1, maxItems: LOYALTY_PRODUCTS.length })),
  target: Type.Integer({ minimum: 1, maximum: 1000 }),
  amount: AmountInput,
  budget: AmountInput,
  titles: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.String({ minLength: 1, maxLength: 80 }), {
    ...Strict,
    minProperties: 1,
  }),
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
  isOpen: Type.Boolean(),
  reason: Reason,
  requestKey: Type.Optional(RequestKey),
});
const { reason: _reason, requestKey: _key, ...missionFields } = MissionBody.properties;
const MissionRow = Type.Object({
  ...missionFields,
  id: Id,
  amount: Amount,
  budget: Amount,
  spent: Amount,
  left: Amount,
  version: Type.Integer({ description: 'raised by every change' }),
  reached: Type.Integer({ description: 'rewards it created' }),
});

export const missionTable = endpoint({
  id: 'loyaltyDesk.missionTable',
  path: '/backoffice/api/loyalty/missions',
  permission: 'loyalty.read',
  summary: 'All missions in the order in which members see them',
  value: Type.Array(MissionRow),
});

export const addMission = endpoint({
  id: 'loyaltyDesk.addMission',
  method: 'POST',
  path: '/backoffice/api/loyalty/missions',
  permission: 'loyalty.missions',
  summary: 'Request a new mission',
  body: MissionBody,
  value: Approval,
  errors: ['request.invalid', 'idempotency.conflict'],
});

export const changeMission = endpoint({
  id: 'loyaltyDesk.changeMission',
  method: 'PUT',
  path: '/backoffice/api/loyalty/missions/:id',
  permission: 'loyalty.missions',
  summary:
    'Change a mission; progress is kept. A change that can increase payments needs a second operator: a ' +
    'higher amount or budget, a lower target, another period or goal, more products, opening it',
  params: IdParams,
  body: StrictObject({
    ...MissionBody.properties,
    version: Type.Optional(Type.Integer({ maximum: 2_147_483_647, description: 'version of the changed mission' })),
  }),
  value: Type.Union([Approval, Type.Array(MissionRow)]),
  errors: ['not.found', 'request.invalid', 'mission.changed', 'idempotency.conflict'],
});

export const rewards = endpoint({
  id: 'loyaltyDesk.rewards',
  path: '/backoffice/api/rewards',
  permission: 'loyalty.read',
  summary: 'Rewards of all members, newest first',
  ...listOf(
    REWARDS,
    Type.Object({
      ...Reward.properties,
      id: Id,
      ...OfMember,
      source: Type.String({ description: 'identifies the obligation' }),
    }),
  ),
});

export const memberLoyalty = endpoint({
  id: 'loyaltyDesk.memberLoyalty',
  path: '/backoffice/api/members/:id/loyalty',
  permission: 'loyalty.read',
  summary: "A member's level, the figures behind it, and how it changed",
  params: IdParams,
  value: Type.Object({
    level: Type.Integer(),
    highest: Type.Integer(),
    deposit: Amount,
    turnover: Amount,
    kept: Amount,
    keepUntil: Maybe(Type.String()),
    currency: Type.String(),
    waiting: Type.Integer(),
    history: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer(), cause: Type.String(), at: EpochMs })),
  }),
  errors: ['not.found'],
});

export const requestLevel = endpoint({
  id: 'loyaltyDesk.requestLevel',
  method: 'POST',
  path: '/backoffice/api/members/:id/level',
  permission: 'loyalty.reward',
  summary: 'Request another level for a member',
  params: IdParams,
  body: StrictObject({ level: Type.Integer({ minimum: 1, maximum: 30 }), reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});

export const requestReward = endpoint({
  id: 'loyaltyDesk.requestReward',
  method: 'POST',
  path: '/backoffice/api/members/:id/rewards',
  permission: 'loyalty.reward',
  summary: 'Request a money reward for a member',
  params: IdParams,
  body: StrictObject({ amount: AmountInput, reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});
