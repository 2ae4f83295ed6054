import { DEPOSIT_KINDS, givesBonus, type OfferKind, type OfferReason, type OfferTerms } from '@fairlot/contract';
import type { KeptState } from './offer-rows.ts';

/** A member as offers see one. */
export interface OfferMember {
  memberId: bigint;
  /** Customer type of the specification; 4 is a trial member. */
  type: number;
  asset: string;
  labels: readonly string[];
}

/** All that decides about one offer and one member; nothing else does. */
export interface OfferFacts {
  /** Epoch ms. */
  now: number;
  offer: {
    kind: OfferKind;
    state: KeptState;
    asset: string;
    terms: OfferTerms;
    /** Minor units that are left of the budget. */
    leftMinor: bigint;
    /** The least that is needed of it for one more member. */
    needsMinor: bigint;
    isForMarket: boolean;
  };
  /** Null for visitors. */
  member: OfferMember | null;
  /** When the member registered, epoch ms; null where that is not known. */
  registeredAt: number | null;
  isJoined: boolean;
  /** Left in the period that runs: who could leave and come again would drop what they won before each loss. */
  isLeft: boolean;
  /** Something of this offer came in the period that its terms name. */
  isTaken: boolean;
  deposits: number;
  /** Bonus money runs or waits. */
  hasBonus: boolean;
  /** The member is in the segment that the terms name; true without one. */
  isInSegment: boolean;
  /** One of those who are not offered it, so that the others can be compared with them. */
  isControl: boolean;
  /** The code that the member gave is that of the offer; true for offers without one. */
  hasCode: boolean;
}

const TRIAL_TYPE = 4;
const DAY_MS = 86_400_000;

/** Why the member cannot take the offer now, the first reason that holds; null when it can be taken. */
export function whyNot(facts: OfferFacts): OfferReason | null {
  return RULES.find(([, holds]) => holds(facts))?.[0] ?? null;
}

/** Not for this market or this person: nothing to tell. */
const UNTOLD: ReadonlySet<OfferReason> = new Set(['market', 'audience', 'currency']);

/**
 * The reason with which an offer is told of, null for one that can be taken; undefined where nothing is told. One that
 * is over is told of to whoever joined it, and reads an article about it.
 */
export function toldReason(facts: OfferFacts, hasArticle: boolean): OfferReason | null | undefined {
  const reason = whyNot(facts);
  if (reason !== 'ended') return reason !== null && UNTOLD.has(reason) ? undefined : reason;
  const { offer, isJoined } = facts;
  if (isJoined && isPromised(facts)) return 'joined';
  if (offer.state === 'paused') return undefined;
  const before = whyNot({ ...facts, offer: { ...offer, state: 'running', terms: { ...offer.terms, endsAt: null } } });
  const isMeant = before === null || !UNTOLD.has(before);
  return isJoined || (hasArticle && isMeant) ? 'ended' : undefined;
}

/** What a deposit brings stays promised until the date, whatever operators do; what is played counts in a pause. */
function isPromised({ now, offer: { kind, state, terms } }: OfferFacts): boolean {
  const isPast = terms.endsAt !== null && now >= terms.endsAt;
  return !isPast && (state === 'paused' || DEPOSIT_KINDS.includes(kind));
}

/** Whether an offer runs at a moment: by what operators set, and by its dates. @param now epoch ms */
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
