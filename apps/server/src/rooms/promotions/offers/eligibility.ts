import { DEPOSIT_KINDS, givesBonus, type OfferKind, type OfferReason, type OfferTerms } from '@fairlot/contract';
import type { KeptState } from './offer-rows.ts';

/** The fields of a member that offers use. */
export interface OfferMember {
  memberId: bigint;
  /** Customer type of the specification; 4 is a trial member. */
  type: number;
  asset: string;
  labels: readonly string[];
}

/** All facts that decide about one offer and one member. */
export interface OfferFacts {
  /** Epoch ms. */
  now: number;
  offer: {
    kind: OfferKind;
    state: KeptState;
    asset: string;
    terms: OfferTerms;
    /** Remaining budget, minor units. */
    leftMinor: bigint;
    /** Minimum budget needed for one more member. */
    needsMinor: bigint;
    isForMarket: boolean;
  };
  /** Null for visitors. */
  member: OfferMember | null;
  /** When the member registered, epoch ms; null if unknown. */
  registeredAt: number | null;
  isJoined: boolean;
  /**
   * Whether the member left in the current period: leaving and joining again would drop the winnings before each loss.
   */
  isLeft: boolean;
  /** Whether the member already received this offer in the current period of its terms. */
  isTaken: boolean;
  deposits: number;
  /** Whether bonus money is active or waiting. */
  hasBonus: boolean;
  /** Whether the member is in the segment that the terms name; true without one. */
  isInSegment: boolean;
  /** Whether the member belongs to the control group. */
  isControl: boolean;
  /** Whether the member entered the offer's code; true for offers without one. */
  hasCode: boolean;
}

const TRIAL_TYPE = 4;
const DAY_MS = 86_400_000;

/** Returns the first reason why the member cannot take the offer now; null when it can be taken. */
export function whyNot(facts: OfferFacts): OfferReason | null {
  return RULES.find(([, holds]) => holds(facts))?.[0] ?? null;
}

/** Not for this market or this person: the offer is not shown. */
const UNTOLD: ReadonlySet<OfferReason> = new Set(['market', 'audience', 'currency']);

/**
 * Returns the reason shown with an offer: null for one that can be taken, undefined for one that is not shown. An offer
 * that is over is shown to members who joined it, and to readers of an article about it.
 */
export function visibleReason(facts: OfferFacts, hasArticle: boolean): OfferReason | null | undefined {
  const reason = whyNot(facts);
  if (reason !== 'ended') return reason !== null && UNTOLD.has(reason) ? undefined : reason;
  const { offer, isJoined } = facts;
  if (isJoined && isPromised(facts)) return 'joined';
  if (offer.state === 'paused') return undefined;
  const before = whyNot({ ...facts, offer: { ...offer, state: 'running', terms: { ...offer.terms, endsAt: null } } });
  const isMeant = before === null || !UNTOLD.has(before);
  return isJoined || (hasArticle && isMeant) ? 'ended' : undefined;
}

/**
 * Whether the member still has a claim: deposit offers until their end date, whatever operators do; play also counts
 * during a pause.
 */
function isPromised({ now, offer: { kind, state, terms } }: OfferFacts): boolean {
  const isPast = terms.endsAt !== null && now >= terms.endsAt;
  return !isPast && (state === 'paused' || DEPOSIT_KINDS.includes(kind));
}

/** Whether an offer is open at a moment, by the operators' setting and its dates. @param now epoch ms */
export function isOpenAt({ state, terms }: Pick<OfferFacts['offer'], 'state' | 'terms'>, now: number): boolean {
  return state === 'running' && terms.startsAt <= now && (terms.endsAt === null || now < terms.endsAt);
}

const RULES: readonly (readonly [OfferReason, (facts: OfferFacts) => boolean])[] = [
  ['notStarted', ({ now, offer }) => now < offer.terms.startsAt],
  ['ended', ({ now, offer }) => !isOpenAt(offer, now)],
  ['market', ({ offer }) => !offer.isForMarket],
  ['visitor', ({ member }) => member === null],
  ['trial', ({ member }) => member?.type === TRIAL_TYPE],
  ['currency', ({ member, offer }) => member?.asset !== offer.asset],
  ['audience', (facts) => !isForAudience(facts)],
  ['joined', ({ isJoined }) => isJoined],
  ['left', ({ offer, isLeft }) => offer.kind === 'cashback' && isLeft],
  ['taken', ({ isTaken }) => isTaken],
  ['firstDeposit', ({ offer, deposits }) => offer.kind === 'firstDeposit' && deposits > 0],
  ['stacking', ({ offer, hasBonus }) => givesBonus(offer.terms) && !offer.terms.stacks && hasBonus],
  ['budget', ({ offer }) => offer.leftMinor < offer.needsMinor],
  ['operator', ({ offer }) => offer.kind === 'manual'],
  ['birthday', ({ offer }) => offer.kind === 'birthday'],
  ['code', ({ hasCode }) => !hasCode],
];

function isForAudience({ now, offer, member, registeredAt, isInSegment, isControl }: OfferFacts): boolean {
  if (!isInSegment || isControl) return false;
  const { types, labels, newWithinDays } = offer.terms.audience;
  if (types !== undefined && !types.includes(member?.type ?? -1)) return false;
  if (labels !== undefined && !labels.some((label) => member?.labels.includes(label))) return false;
  return newWithinDays === undefined || (registeredAt !== null && now - registeredAt < newWithinDays * DAY_MS);
}
