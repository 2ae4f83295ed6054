import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Earning } from '../earning.ts';
import { Amount, EpochMs, Maybe, Page, paged, StrictObject } from '../shapes.ts';
import { BONUS_MONEY, BONUS_STATES, OFFER_REASONS } from './kinds.ts';
import { Gift, Kind, OfferTerms } from './terms.ts';

export * from './terms.ts';

const OfferId = Type.String({ pattern: '^[1-9]\\d{0,17}$' });
const oneOffer = { params: StrictObject({ offerId: OfferId }) } as const;
const Offer = Type.Object({
  offerId: OfferId,
  announcementId: Maybe(Type.String({ description: 'announcement that describes it' })),
  kind: Kind,
  title: Type.String(),
  text: Type.String(),
  eligible: Type.Boolean(),
  reason: Maybe(Type.Enum([...OFFER_REASONS], { description: 'why not' })),
  joined: Type.Boolean({ description: 'accepted, and not ended yet' }),
  wagering: Type.Integer({ description: 'wagering multiple of the bonus; 0 for none' }),
  asset: Type.String(),
  terms: OfferTerms,
  version: Type.Integer({ description: 'of the terms: the accepted version, else the published one' }),
  packetRoot: Maybe(Type.String({ description: 'of a red packet: root over all shares, known before one is opened' })),
});

export const offers = endpoint({
  id: 'promotions.offers',
  auth: 'optional',
  path: '/wps/promotions',
  summary:
    "Current offers, with the member's eligibility or the reason. Empty for members on a break, excluded, at a " +
    'limit, waiting for a higher one or marked at risk',
  value: Type.Array(Offer),
});

const Taken = Type.Object({
  offerId: OfferId,
  state: Type.Enum(['joined', 'given']),
  gift: Gift,
  amount: Maybe(Amount),
  bonusId: Maybe(Type.String()),
  packet: Maybe(
    Type.Object({ least: Amount, most: Amount, average: Amount }, { description: 'all packets of this offer' }),
  ),
  part: Maybe(Type.Integer({ description: 'index of the segment where the wheel stopped' })),
});

export const accept = endpoint({
  ...oneOffer,
  id: 'promotions.accept',
  method: 'POST',
  path: '/wps/promotions/:offerId/accept',
  summary:
    'Take an offer under its current terms: joins those that require a deposit or play, pays the others ' +
    'immediately. Repeating the call returns the same answer',
  body: Maybe(
    StrictObject({
      code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      version: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'of the terms that were shown; others are refused with `changed`',
        }),
      ),
    }),
  ),
  value: Taken,
  errors: ['not.found', 'offer.refused', 'permission.denied', 'rate.limited', 'request.invalid'],
  policies: {
    realAccount: true,
    regions: 'served',
    rateLimit: { max: 60, windowSeconds: 60, by: 'member', shared: true },
  },
});

export const packetProof = endpoint({
  ...oneOffer,
  id: 'promotions.packetProof',
  path: '/wps/promotions/:offerId/packetProof',
  summary: "The member's share of a red packet, with its path to the root published in advance",
  value: Type.Object({
    root: Type.String(),
    share: Type.Object({
      offerId: OfferId,
      place: Type.Integer(),
      amountMinor: Type.String(),
      salt: Type.String(),
    }),
    proof: Type.Object({ index: Type.Integer(), size: Type.Integer(), siblings: Type.Array(Type.String()) }),
  }),
  errors: ['not.found', 'permission.denied', 'rate.limited'],
  policies: { realAccount: true, rateLimit: { max: 10, windowSeconds: 60, by: 'member', shared: false } },
});

export const leave = endpoint({
  ...oneOffer,
  id: 'promotions.leave',
  method: 'POST',
  path: '/wps/promotions/:offerId/leave',
  summary: 'Leave a joined offer; rewards already received stay',
  value: Type.Null(),
  errors: ['not.found', 'permission.denied'],
  policies: { realAccount: true },
});

export const earnings = endpoint({
  id: 'promotions.earnings',
  path: '/wps/promotions/earnings',
  summary: 'Joined cashback and rebates: the amount of the current period so far, and past payments',
  value: Type.Object({
    asset: Type.String(),
    running: Type.Array(
      Type.Object({
        offerId: OfferId,
        kind: Kind,
        title: Type.String(),
        every: Type.Enum(['day', 'week', 'month']),
        earning: Earning,
      }),
    ),
    paid: Type.Array(Type.Object({ title: Type.String(), amount: Amount, at: EpochMs, isLapsed: Type.Boolean() }), {
      description: 'the latest, newest first',
    }),
  }),
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const redeem = endpoint({
  id: 'promotions.redeem',
  method: 'POST',
  path: '/wps/promotions/redeem',
  summary: 'Take an offer by its code',
  body: StrictObject({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  value: Taken,
  errors: ['not.found', 'offer.refused', 'permission.denied', 'rate.limited'],
  policies: {
    realAccount: true,
    regions: 'served',
    rateLimit: { max: 10, windowSeconds: 60, by: 'member', shared: true },
  },
});

const Bonus = Type.Object({
  bonusId: Type.String(),
  offerId: Maybe(OfferId),
  title: Type.String(),
  state: Type.Enum([...BONUS_STATES]),
  amount: Amount,
  asset: Type.String(),
  wageringLeft: Amount,
  wageringTotal: Amount,
  expiresAt: EpochMs,
  createdAt: EpochMs,
  endedAt: Maybe(EpochMs),
  paid: Maybe(Type.Union([Amount], { description: 'the amount that became real money' })),
  money: Type.Enum([...BONUS_MONEY]),
  isFreeBet: Type.Boolean({ description: 'pays one lottery ticket of at most the amount, chosen with the ticket' }),
  mostBet: Maybe(Amount),
  games: Type.Array(Type.Object({ product: Type.String(), percent: Type.Integer() })),
});

export const bonuses = endpoint({
  id: 'promotions.bonuses',
  path: '/wps/bonus',
  summary: 'Bonus money of the member, the active one first, then the newest',
  query: StrictObject(Page),
  value: paged(Bonus),
  footer: Type.Object({ balance: Amount, asset: Type.String() }, { description: 'current bonus money' }),
});

export const giveUp = endpoint({
  id: 'promotions.giveUp',
  method: 'POST',
  path: '/wps/bonus/:bonusId/giveUp',
  summary: 'End a bonus: its bonus money is removed, real money stays',
  params: StrictObject({ bonusId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) }),
  value: Type.Object({ bonusId: Type.String(), state: Type.Enum([...BONUS_STATES]), lost: Amount }),
  errors: ['not.found', 'bonus.ended', 'permission.denied'],
  policies: { realAccount: true },
});

export const referral = endpoint({
  id: 'promotions.referral',
  path: '/wps/referral',
  summary: "The member's referral code and link, the referred members (masked) and the rewards",
  value: Type.Object({
    code: Type.String(),
    link: Type.String(),
    referred: Type.Integer(),
    earned: Amount,
    reward: Maybe(Type.Union([Amount], { description: 'reward of each side; null while no offer runs' })),
    turnover: Maybe(Type.Union([Amount], { description: 'turnover required of the new member' })),
    list: Type.Array(
      Type.Object({
        account: Type.String(),
        state: Type.Enum(['waiting', 'given', 'refused']),
        registeredAt: EpochMs,
      }),
    ),
  }),
  errors: ['permission.denied'],
  policies: { realAccount: true },
});
