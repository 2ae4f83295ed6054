import { Type } from 'typebox';
import { Amount, DateText, EpochMs, Id, Maybe } from '../shapes.ts';
import { LOYALTY_PRODUCTS, MISSION_GOALS, MISSION_PERIODS, REWARD_STATES, SERVICES } from './rules.ts';

export const LoyaltyProduct = Type.Enum([...LOYALTY_PRODUCTS]);
export const Service = Type.Enum([...SERVICES]);

/** Benefits of a level; a benefit that it does not have is missing. */
export const Benefit = Type.Object({
  kind: Type.Enum([
    'rebate',
    'rebateCap',
    'upgrade',
    'birthday',
    'monthly',
    'withdrawDaily',
    'freeWithdrawals',
    'service',
  ]),
  value: Type.String({
    description: 'an amount; for rebate the highest percentage, for freeWithdrawals a number, for service a code',
  }),
});

export const Level = Type.Object({
  level: Type.Integer(),
  deposit: Amount,
  turnover: Amount,
  points: Type.Integer({ description: 'the turnover in points' }),
  keep: Amount,
  rebates: Type.Array(Type.Object({ product: LoyaltyProduct, percent: Type.String() })),
  benefits: Type.Array(Benefit),
});

export const Reward = Type.Object({
  rewardId: Id,
  kind: Type.String(),
  title: Type.String(),
  terms: Maybe(Type.String()),
  /** Bonus money without its own terms. */
  play: Maybe(
    Type.Object({
      times: Type.Integer({ description: 'wagering multiple until it becomes real money' }),
      days: Type.Integer({ description: 'wagering period' }),
    }),
  ),
  amount: Amount,
  currency: Type.String(),
  state: Type.Enum([...REWARD_STATES]),
  createdAt: EpochMs,
  expiresAt: EpochMs,
  /** When it was collected or expired. */
  endedAt: Maybe(EpochMs),
});

export const Mission = Type.Object({
  missionId: Id,
  title: Type.String(),
  period: Type.Enum([...MISSION_PERIODS]),
  goal: Type.Enum([...MISSION_GOALS]),
  products: Maybe(Type.Array(LoyaltyProduct)),
  target: Type.Integer(),
  progress: Type.Integer(),
  amount: Amount,
  state: Type.Enum(['open', 'waiting', 'collected', 'expired']),
  rewardId: Maybe(Id),
  endsAt: Maybe(EpochMs),
});

export const CheckIn = Type.Object({
  day: DateText,
  isDone: Type.Boolean(),
  step: Type.Integer({ description: 'position of today in the round, from 1' }),
  amount: Amount,
  steps: Type.Array(Type.Object({ step: Type.Integer(), amount: Amount, isDone: Type.Boolean() })),
  days: Type.Array(DateText, { description: 'days of this month with a check-in' }),
  nextAt: EpochMs,
});
