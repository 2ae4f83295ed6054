import { givesBonus, type OfferKind, type OfferReason, type OfferState, type OfferTerms } from '@fairlot/contract';

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
    state: OfferState;
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

const RULES: readonly (readonly [OfferReason, (facts: OfferFacts) => boolean])[] = [
  ['visitor', ({ member }) => member === null],
  ['trial', ({ member }) => member?.type === TRIAL_TYPE],
  ['currency', ({ member, offer }) => member?.asset !== offer.asset],
  ['notStarted', ({ now, offer }) => now < offer.terms.startsAt],
  [
    'ended',
    ({ now, offer }) => offer.state !== 'running' || (offer.terms.endsAt !== null && now >= offer.terms.endsAt),
  ],
  ['market', ({ offer }) => !offer.isForMarket],
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
