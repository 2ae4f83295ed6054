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
  SignedAmount,
  StrictObject,
  Version,
} from '../shapes.ts';
import { Comparison } from './effect.ts';
import { BONUSES, OFFERS } from './lists.ts';
import { BONUS_STATES, OFFER_BARS, OFFER_STATES } from './kinds.ts';
import { Kind, OfferTerms, OfferTexts } from './terms.ts';

export * from './segments-desk.ts';

const State = Type.Enum([...OFFER_STATES]);

const OfferRow = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Kind,
  state: State,
  announcementId: Maybe(Type.String({ description: 'announcement that describes it' })),
  members: Type.Integer(),
  spent: Amount,
  budget: Amount,
  createdAt: EpochMs,
});

/** Fields of an offer that operators write. */
const written = {
  kind: Kind,
  code: Maybe(Type.String({ pattern: '^[A-Z0-9]{4,20}$' })),
  announcementId: Maybe(Type.String({ pattern: '^\\d{1,18}$' })),
  budget: AmountInput,
  terms: OfferTerms,
  texts: OfferTexts,
};

const OfferView = Type.Object({
  id: Id,
  state: State,
  version: Version,
  publishedVersion: Type.Integer({ description: 'number of the published version; 0 before the first' }),
  isChanged: Type.Boolean({ description: 'the draft differs from the published version' }),
  asset: Type.String(),
  spent: Amount,
  createdAt: EpochMs,
  ...written,
});

export const offers = endpoint({
  id: 'promotionsDesk.offers',
  path: '/backoffice/api/offers',
  permission: 'promotions.read',
  summary: 'Offers, newest first',
  ...listOf(OFFERS, OfferRow),
});

export const offer = endpoint({
  id: 'promotionsDesk.offer',
  path: '/backoffice/api/offers/:id',
  permission: 'promotions.read',
  summary: 'Draft of one offer',
  params: IdParams,
  value: OfferView,
  errors: ['not.found'],
});

export const createOffer = endpoint({
  id: 'promotionsDesk.createOffer',
  method: 'POST',
  path: '/backoffice/api/offers',
  permission: 'promotions.write',
  summary: 'Create a draft of an offer; it is invisible until published',
  body: StrictObject({ ...written, reason: Reason }),
  value: OfferView,
  errors: ['request.invalid', 'offer.terms'],
});

export const changeOffer = endpoint({
  id: 'promotionsDesk.changeOffer',
  method: 'PUT',
  path: '/backoffice/api/offers/:id',
  permission: 'promotions.write',
  summary: 'Change the draft of an offer; the published version stays until the next publication',
  params: IdParams,
  body: StrictObject({ ...written, reason: Reason, version: Type.Optional(Version) }),
  value: OfferView,
  errors: ['not.found', 'request.invalid', 'offer.terms', 'offer.state', 'version.conflict'],
});

export const publishOffer = endpoint({
  id: 'promotionsDesk.publishOffer',
  method: 'POST',
  path: '/backoffice/api/offers/:id/publish',
  permission: 'promotions.write',
  summary: "Request the publication of an offer's draft",
  params: IdParams,
  body: StrictObject({ requestKey: RequestKey, reason: Reason }),
  value: Approval,
  errors: ['not.found', 'offer.terms', 'offer.state', 'idempotency.conflict'],
});

export const stateOffer = endpoint({
  id: 'promotionsDesk.stateOffer',
  method: 'POST',
  path: '/backoffice/api/offers/:id/state',
  permission: 'promotions.write',
  summary: 'Pause, resume or end an offer; accepted offers stay valid',
  params: IdParams,
  body: StrictObject({ state: Type.Enum(['running', 'paused', 'ended']), reason: Reason }),
  value: OfferView,
  errors: ['not.found', 'offer.state'],
});

/** Members who must not be invited to play, by reason. */
const LeftOut = Type.Object({
  away: Type.Integer({ description: 'on a break, excluded, or without an open account' }),
  raise: Type.Integer({ description: 'waiting for a higher limit' }),
  limit: Type.Integer({ description: 'at a limit' }),
  risk: Type.Integer({ description: 'contacted about their play in the last 30 days' }),
});

export const tryOffer = endpoint({
  id: 'promotionsDesk.tryOffer',
  method: 'POST',
  path: '/backoffice/api/offers/try',
  permission: 'promotions.read',
  summary: 'Forecast: cost of these terms on the deposits and bets of the last weeks',
  body: StrictObject({
    kind: Kind,
    terms: OfferTerms,
    days: Type.Integer({ minimum: 1, maximum: 92 }),
    budget: Type.Optional(Type.Union([AmountInput], { description: 'total of a red packet' })),
  }),
  value: Type.Object({
    members: Type.Integer({ description: 'members who would have received something' }),
    expected: Amount,
    mostForOne: Amount,
    days: Type.Integer({ description: 'number of days evaluated' }),
    daily: Maybe(
      Type.Array(Amount, {
        description: 'cost of each of the days, oldest first; null for kinds that members can request at any time',
      }),
    ),
    leftOut: LeftOut,
  }),
  errors: ['offer.terms'],
});

/** Sizes of deposits: a quarter is at most `small`, half at most `middle`, nine of ten at most `large`. */
const Sizes = Maybe(Type.Object({ count: Type.Integer(), small: Amount, middle: Amount, large: Amount }));

export const offerBasis = endpoint({
  id: 'promotionsDesk.offerBasis',
  path: '/backoffice/api/offers/basis',
  permission: 'promotions.read',
  summary: "The merchant's own figures from which templates of offers take their amounts",
  value: Type.Object({ days: Type.Integer(), first: Sizes, later: Sizes }),
});

export const report = endpoint({
  id: 'promotionsDesk.report',
  path: '/backoffice/api/offers/:id/report',
  permission: 'promotions.read',
  summary: 'Results of an offer: uptake, cost, and play of members who took it',
  params: IdParams,
  value: Type.Object({
    joined: Type.Integer(),
    given: Type.Integer(),
    cost: Amount,
    converted: Amount,
    lapsed: Amount,
    turnover: Amount,
    revenue: SignedAmount,
    comparison: Maybe(Comparison),
  }),
  errors: ['not.found'],
});

const BonusRow = Type.Object({
  bonusId: Type.String(),
  ...OfMember,
  offerId: Maybe(Id),
  title: Type.String(),
  state: Type.Enum([...BONUS_STATES]),
  cancelRequested: Type.Boolean({ description: 'whether its cancellation waits for a second operator' }),
  amount: Amount,
  wageringLeft: Amount,
  paid: Maybe(Amount),
  createdAt: EpochMs,
  expiresAt: EpochMs,
});

export const bonuses = endpoint({
  id: 'promotionsDesk.bonuses',
  path: '/backoffice/api/bonuses',
  permission: 'promotions.read',
  summary: 'Bonus money of members, newest first',
  ...listOf(BONUSES, BonusRow),
});

const HandGift = {
  offerId: Id,
  memberIds: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  amount: AmountInput,
};

export const grant = endpoint({
  permission: 'promotions.grant',
  id: 'promotionsDesk.grant',
  method: 'POST',
  path: '/backoffice/api/bonuses',
  summary: 'Request the bonus of an offer of the kind `manual` for members',
  body: StrictObject({ ...HandGift, requestKey: RequestKey, reason: Reason }),
  value: Approval,
  errors: ['not.found', 'offer.state', 'limit.exceeded', 'idempotency.conflict', 'request.invalid'],
});

export const previewGrant = endpoint({
  permission: 'promotions.grant',
  id: 'promotionsDesk.previewGrant',
  method: 'POST',
  path: '/backoffice/api/bonuses/preview',
  summary: 'Preview of a manual bonus: its cost and the members who would not receive it',
  body: StrictObject(HandGift),
  value: Type.Object({
    sum: Amount,
    budgetLeft: Amount,
    members: Type.Array(
      Type.Object({
        ...OfMember,
        reason: Maybe(Type.Enum([...OFFER_BARS], { description: 'why they do not receive it' })),
      }),
    ),
  }),
  errors: ['not.found', 'offer.state', 'limit.exceeded', 'request.invalid'],
});
