import { PRODUCTS } from '../product-names.ts';

/** What starts an offer for a member. */
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

/** Kinds that a deposit starts; the form of deposits offers them. */
export const DEPOSIT_KINDS: readonly OfferKind[] = ['firstDeposit', 'reload'];
/** Kinds that look at what is played from the moment a member joins. */
export const PLAY_KINDS: readonly OfferKind[] = ['cashback', 'rebate'];
/** Kinds that give at once when the member asks. */
export const INSTANT_KINDS: readonly OfferKind[] = ['code', 'claim', 'redPacket', 'wheel'];

/** What is given: bonus money to be played, real money, or what lottery and vendors give. */
export const GIFT_KINDS = ['bonus', 'money', 'freeBet', 'freeRounds'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

/** Whether what is given is bonus money in the end: at once, or what free rounds win. */
export function givesBonus({ gift, winsAreBonus }: { gift: GiftKind; winsAreBonus?: boolean }): boolean {
  return gift === 'bonus' || (gift === 'freeRounds' && winsAreBonus === true);
}

/** Kinds that come by themselves and are asked for by nobody. */
export const CALENDAR_KINDS: readonly OfferKind[] = ['birthday'];

/** Products of the vocabulary of bets. */
export const OFFER_PRODUCTS = PRODUCTS;

/** Why a member cannot take an offer now; the first that holds, in this order. */
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

/** Why nothing that invites to play reaches a member; operators see it, members never do. */
export const OFFER_BARS = ['away', 'raise', 'limit', 'risk'] as const;
export type OfferBar = (typeof OFFER_BARS)[number];

/** How an offer stands by now: `scheduled` begins later, `expired` ran out by its date, `ended` was ended by hand. */
export const OFFER_STATES = ['draft', 'scheduled', 'running', 'paused', 'expired', 'ended'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/**
 * How bonus money stands. `waiting` becomes `active` when the one before it has ended; `converted` became real money,
 * `spent` was played away.
 */
export const BONUS_STATES = ['waiting', 'active', 'converted', 'spent', 'givenUp', 'expired'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** How often a bonus may have to be staked where the market says nothing stricter. */
export const MOST_WAGERING = 10;

/**
 * How bonus money becomes real money: of `sticky` what was won with it, of `non-sticky` all of it, once it is played;
 * of `no-wager` every win at once.
 */
export const BONUS_MONEY = ['sticky', 'non-sticky', 'no-wager'] as const;
export type BonusMoney = (typeof BONUS_MONEY)[number];

/** What conditions of a segment ask about a member; amounts in whole units of the currency. */
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
/** How a group asks for a label of members. */
export const LABEL_OPERATORS = ['has', 'hasNot'] as const;

export type SegmentOperator = (typeof SEGMENT_OPERATORS)[number];
