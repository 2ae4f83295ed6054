import { PRODUCTS } from '../product-names.ts';

/** Triggers of an offer. */
export const OFFER_KINDS = [
  'firstDeposit',
  'reload',
  'cashback',
  'rebate',
  'code',
  'claim',
  'redPacket',
  'wheel',
  'referral',
  'birthday',
  'manual',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Kinds that a deposit triggers; the deposit form offers them. */
export const DEPOSIT_KINDS: readonly OfferKind[] = ['firstDeposit', 'reload'];
/** Kinds that count play from the moment a member joins. */
export const PLAY_KINDS: readonly OfferKind[] = ['cashback', 'rebate'];

/** Kinds of gifts: bonus money with wagering, real money, or gifts of lottery and vendors. */
export const GIFT_KINDS = ['bonus', 'money', 'freeBet', 'freeRounds'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

/** Whether the gift becomes bonus money: immediately, or as winnings of free rounds. */
export function givesBonus({ gift, winsAreBonus }: { gift: GiftKind; winsAreBonus?: boolean }): boolean {
  return gift === 'bonus' || (gift === 'freeRounds' && winsAreBonus === true);
}

/** Products, named as in bets. */
export const OFFER_PRODUCTS = PRODUCTS;

/** Why a member cannot take an offer now; the first reason that applies, in this order. */
export const OFFER_REASONS = [
  'notStarted',
  'ended',
  'market',
  'visitor',
  'trial',
  'currency',
  'audience',
  'joined',
  'left',
  'taken',
  'firstDeposit',
  'stacking',
  'budget',
  'code',
  'operator',
  'birthday',
] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];

/** Why a member must not be invited to play; operators see the reason, members never do. */
export const OFFER_BARS = ['away', 'raise', 'limit', 'risk'] as const;
export type OfferBar = (typeof OFFER_BARS)[number];

/**
 * Current state of an offer: `scheduled` begins later, `expired` passed its end date, `ended` was ended by an operator.
 */
export const OFFER_STATES = ['draft', 'scheduled', 'running', 'paused', 'expired', 'ended'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/**
 * State of bonus money. `waiting` becomes `active` when the previous bonus has ended; `converted` became real money,
 * `spent` was lost in play.
 */
export const BONUS_STATES = ['waiting', 'active', 'converted', 'spent', 'givenUp', 'expired', 'cancelled'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** Maximum wagering multiple where the market sets no stricter limit. */
export const MOST_WAGERING = 10;

/**
 * How bonus money becomes real money. `sticky`: only its winnings, once wagering is met. `non-sticky`: all of it, once
 * wagering is met. `no-wager`: every win immediately.
 */
export const BONUS_MONEY = ['sticky', 'non-sticky', 'no-wager'] as const;
export type BonusMoney = (typeof BONUS_MONEY)[number];

/** Member fields that segment conditions use; amounts in whole units of the currency. */
export const SEGMENT_FIELDS = [
  'daysSinceRegistered',
  'deposits',
  'deposited',
  'daysSinceDeposit',
  'level',
  'turnover30',
  'verified',
] as const;
export type SegmentField = (typeof SEGMENT_FIELDS)[number];

export const SEGMENT_OPERATORS = ['gte', 'lte', 'eq'] as const;
/** Operators for a segment condition on a member's label. */
export const LABEL_OPERATORS = ['has', 'hasNot'] as const;
