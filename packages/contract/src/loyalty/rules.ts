import { PRODUCTS } from '../product-names.ts';

/** Products whose turnover counts, as the events of bets name them. */
export const LOYALTY_PRODUCTS = PRODUCTS;

/** What a mission can count: nothing that asks for a deposit, a stake of some height, or a loss. */
export const MISSION_GOALS = ['bets', 'checkIns', 'verified', 'limits'] as const;

export const MISSION_PERIODS = ['day', 'week', 'once'] as const;

export const REWARD_STATES = ['waiting', 'collected', 'expired'] as const;

/** How a level is served by the merchant's staff. */
export const SERVICES = ['standard', 'priority', 'personal'] as const;

/**
 * Greatest amounts that the desk accepts, in the merchant's currency. Beyond them an amount is a typing error: a second
 * operator and a budget still stand before everything within.
 */
export const MOST_LOYALTY = {
  /** Reward of a mission, and all of its rewards. */
  mission: '10000000.00',
  missionBudget: '10000000000.00',
  /** Reward that operators give one member. */
  reward: '100000000.00',
  /** Gift of a level: once, at the birthday, each month. */
  gift: '100000000.00',
  /** Check-in of a day. */
  checkIn: '10000000.00',
  /** Rebate of a member and day. */
  rebateCap: '1000000000.00',
} as const;
