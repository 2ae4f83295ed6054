import { PRODUCTS } from '../product-names.ts';

/** Products whose turnover counts, named as in the events of bets. */
export const LOYALTY_PRODUCTS = PRODUCTS;

/** Conditions and benefits of a level that are amounts, in the order of the console's table. */
export const LEVEL_AMOUNTS = [
  'deposit',
  'turnover',
  'keep',
  'rebateCap',
  'upgrade',
  'birthday',
  'monthly',
  'withdrawDaily',
] as const;

/** Goals of missions. None requires a deposit, a minimum stake or a loss. */
export const MISSION_GOALS = ['bets', 'checkIns', 'verified', 'limits'] as const;

export const MISSION_PERIODS = ['day', 'week', 'once'] as const;

export const REWARD_STATES = ['waiting', 'collected', 'expired'] as const;

/** Service that a level receives from the merchant's staff. */
export const SERVICES = ['standard', 'priority', 'personal'] as const;

/**
 * Maximum amounts that the console accepts, written for VND and converted to usual amounts of the merchant's currency.
 * Larger amounts are taken as typing errors; smaller ones still need a second operator and a budget.
 */
export const MOST_LOYALTY = {
  /** Reward of a mission, and total of its rewards. */
  mission: '10000000.00',
  missionBudget: '10000000000.00',
  /** Reward that operators give to one member. */
  reward: '100000000.00',
  /** Gift of a level: once, on the birthday, or each month. */
  gift: '100000000.00',
  /** Daily check-in. */
  checkIn: '10000000.00',
  /** Rebate of one member and day. */
  rebateCap: '1000000000.00',
} as const;
