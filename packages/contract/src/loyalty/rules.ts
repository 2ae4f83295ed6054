import { PRODUCTS } from '../product-names.ts';

/** Products whose turnover counts, as the events of bets name them. */
export const LOYALTY_PRODUCTS = PRODUCTS;

/** What a mission can count: nothing that asks for a deposit, a stake of some height, or a loss. */
export const MISSION_GOALS = ['bets', 'checkIns', 'verified', 'limits'] as const;

export const MISSION_PERIODS = ['day', 'week', 'once'] as const;

export const REWARD_STATES = ['waiting', 'collected', 'expired'] as const;

/** How a level is served by the merchant's staff. */
export const SERVICES = ['standard', 'priority', 'personal'] as const;
