import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, Maybe, SignedAmount, StrictObject } from '../shapes.ts';
import { TicketParams } from './shapes.ts';

const MOST_FOLLOW_UPS = 50;

const FollowUp = Type.Object({
  followUpId: Type.String(),
  ticketId: Type.String({ description: 'the ticket that is repeated' }),
  gameCode: Type.String(),
  gameName: Type.String(),
  stake: Amount,
  rebate: Type.Optional(Type.Integer({ description: 'rebate of each ticket, tenths of a percent, if it has one' })),
  draws: Type.Integer({ description: 'further draws requested' }),
  done: Type.Integer({ description: 'further draws bought' }),
  stopOnWin: Type.Boolean(),
  lossCap: Maybe(Amount),
  net: SignedAmount,
  state: Type.Union([Type.Literal('active'), Type.Literal('ended')]),
  endReason: Maybe(
    Type.String({
      description:
        'completed, won, loss-cap, stopped, cancelled, switched-off, or the code of what refused the next ticket',
    }),
  ),
  lastNumero: Type.String(),
  lastTicketId: Type.String({ description: 'the ticket of that draw; the only one that may be open' }),
  createdAt: EpochMs,
});

export const startFollowUp = endpoint({
  id: 'lottery.startFollowUp',
  method: 'POST',
  path: '/lgw/lottery/followUps',
  summary:
    'Repeat an open ticket in the following draws; each is a separate ticket, ' +
    'bought when its draw is on sale and the previous one is settled',
  body: StrictObject({
    ticketId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    draws: Type.Integer({ minimum: 1, maximum: MOST_FOLLOW_UPS }),
    stopOnWin: Type.Boolean(),
    lossCap: Type.Optional(AmountInput),
  }),
  value: FollowUp,
  errors: ['not.found', 'draw.closed', 'limit.exceeded', 'module.disabled', 'protection.refused', 'rate.limited'],
  policies: { regions: 'served', rateLimit: { max: 30, windowSeconds: 10, by: 'member', shared: false } },
});

export const followUps = endpoint({
  id: 'lottery.followUps',
  path: '/lgw/lottery/followUps',
  summary: "The member's repeated tickets, active ones first, then the latest",
  value: Type.Array(FollowUp),
  policies: { background: true },
});

export const stopFollowUp = endpoint({
  id: 'lottery.stopFollowUp',
  method: 'DELETE',
  path: '/lgw/lottery/followUps/:id',
  summary: 'Stop repeating a ticket; tickets bought already stay',
  params: TicketParams,
  value: FollowUp,
  errors: ['not.found', 'rate.limited'],
  policies: { rateLimit: { max: 30, windowSeconds: 10, by: 'member', shared: false } },
});
