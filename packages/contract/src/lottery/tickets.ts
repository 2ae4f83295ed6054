import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, GameCode, Maybe, Numero, StrictObject } from '../shapes.ts';
import { LottoPrize, TicketParams } from './shapes.ts';

const Line = StrictObject({
  play: Type.String({ pattern: '^[a-z0-9]{1,16}$' }),
  picks: Type.Array(Type.String({ pattern: '^B?\\d{1,6}$' }), {
    minItems: 1,
    maxItems: 19,
    description: 'a special number is written B07',
  }),
  unitStake: Type.Optional(AmountInput),
  points: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'instead of unitStake, where the game has points' }),
  ),
});

const TicketStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('refunded'),
  Type.Literal('cancelled'),
]);

const TicketLine = Type.Object({
  play: Type.String(),
  picks: Type.Array(Type.String()),
  unitStake: Amount,
  price: Amount,
  odds: Type.String(),
  hits: Maybe(Type.Integer()),
  win: Maybe(Amount),
  prizes: Type.Optional(
    Type.Array(Type.Object({ ...LottoPrize, count: Type.Integer(), each: Amount }), {
      description: 'prizes of the combinations of a winning line, and the share of each in a jackpot',
    }),
  ),
});

/** Tenths of a percent of the stake that are paid back at the settlement, won or lost, for lower odds. */
const Rebate = Type.Integer({
  minimum: 0,
  maximum: 100,
  description: 'tenths of a percent of the stake, paid back won or lost; the odds are lower, see `plays`',
});

const SoldRebate = {
  rebate: Type.Optional(Rebate),
  rebateAmount: Type.Optional(
    Type.String({ description: 'the rebate in money, paid at the settlement; absent when the stake was returned' }),
  ),
};

const Wanted = {
  gameCode: GameCode,
  numero: Numero,
  lines: Type.Array(Line, { minItems: 1, maxItems: 1000 }),
  oddsVersion: Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'the odds that the player saw, as `plays` answers it',
  }),
  rebate: Type.Optional(Rebate),
};

const SoldTicket = Type.Object({
  ticketId: Type.String(),
  freeBetId: Type.Optional(Type.String({ description: 'the free bet that paid it' })),
  ...SoldRebate,
  status: TicketStatus,
  gameCode: Type.String(),
  numero: Type.String(),
  total: Amount,
  balance: Amount,
  bonusStake: Type.Optional(Type.String({ description: 'the bonus part of the total, if any' })),
  placedAt: EpochMs,
  lines: Type.Array(
    Type.Object({
      play: Type.String(),
      picks: Type.Array(Type.String()),
      unitStake: Amount,
      price: Amount,
      odds: Type.String(),
    }),
  ),
});

const SALE_ERRORS = [
  'draw.closed',
  'draw.unknown',
  'balance.insufficient',
  'limit.exceeded',
  'picks.invalid',
  'odds.changed',
  'protection.refused',
  'idempotency.required',
  'idempotency.conflict',
  'request.invalid',
  'rate.limited',
] as const;

export const placeTicket = endpoint({
  id: 'lottery.placeTicket',
  method: 'POST',
  path: '/lgw/lottery/tickets',
  summary: 'Buy a ticket of up to 1,000 lines',
  body: StrictObject({
    ...Wanted,
    freeBetId: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'a free bet of the member that pays the whole ticket',
      }),
    ),
  }),
  value: SoldTicket,
  errors: [...SALE_ERRORS, 'not.found', 'bonus.ended'],
  policies: { idempotent: true, rateLimit: { max: 300, windowSeconds: 1, by: 'member', shared: false } },
});

export const placeOrder = endpoint({
  id: 'lottery.placeOrder',
  method: 'POST',
  path: '/lgw/lottery/orders',
  summary: 'Buy a ticket for each of several draws, such as the stations of one day: all of them or none',
  body: StrictObject({
    tickets: Type.Array(StrictObject(Wanted), { minItems: 2, maxItems: 8, description: 'different draws' }),
  }),
  value: Type.Object({
    tickets: Type.Array(SoldTicket, { description: 'in the order of the request' }),
    total: Amount,
    balance: Amount,
  }),
  errors: SALE_ERRORS,
  policies: { idempotent: true, rateLimit: { max: 60, windowSeconds: 1, by: 'member', shared: false } },
});

export const getTicket = endpoint({
  id: 'lottery.getTicket',
  path: '/lgw/lottery/tickets/:id',
  summary: "One of the member's own tickets",
  params: TicketParams,
  value: Type.Object({
    ticketId: Type.String(),
    status: TicketStatus,
    gameCode: Type.String(),
    gameName: Type.String(),
    numero: Type.String(),
    total: Amount,
    win: Maybe(Amount),
    ...SoldRebate,
    placedAt: EpochMs,
    settledAt: Maybe(EpochMs),
    lines: Type.Array(TicketLine),
    salt: Type.String(),
  }),
  errors: ['not.found'],
});

export const cancelTicket = endpoint({
  id: 'lottery.cancelTicket',
  method: 'DELETE',
  path: '/lgw/lottery/tickets/:id',
  summary: 'Cancel a ticket before the sale closes, where the game allows it',
  params: TicketParams,
  value: Type.Object({ ticketId: Type.String(), status: Type.Literal('cancelled'), balance: Amount }),
  errors: ['not.found', 'draw.closed', 'cancel.refused', 'rate.limited'],
  policies: { rateLimit: { max: 60, windowSeconds: 10, by: 'member', shared: false } },
});

export const ticketProof = endpoint({
  id: 'lottery.ticketProof',
  path: '/lgw/lottery/tickets/:id/proof',
  summary: 'Proof that a ticket of the member is in its draw',
  params: TicketParams,
  value: Type.Object({
    ticketId: Type.String(),
    gameCode: Type.String(),
    numero: Type.String(),
    salt: Type.String(),
    lines: Type.String({ description: 'canonical text of the lines' }),
    leaf: Type.String(),
    merkleRoot: Maybe(Type.String()),
    ticketCount: Maybe(Type.Integer()),
    inclusion: Maybe(Type.Object({ index: Type.Integer(), size: Type.Integer(), siblings: Type.Array(Type.String()) })),
  }),
  errors: ['not.found', 'rate.limited'],
  policies: { rateLimit: { max: 30, windowSeconds: 10, by: 'member', shared: false } },
});
