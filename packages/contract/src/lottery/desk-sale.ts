import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, EpochMs, GameCode, Id, Maybe, Numero, ReasonBody, SignedAmount, StrictObject } from '../shapes.ts';
import { drawParams } from './desk-shapes.ts';

const PlayCode = Type.String({ pattern: '^[a-z0-9]{1,16}$' });
const Percent = Maybe(Type.Integer({ minimum: 0, description: 'of the limit, truncated; null without one' }));

const PlayOnSale = Type.Object({
  play: Type.String(),
  name: Type.String(),
  odds: Maybe(Type.String({ description: 'such as 99.5; null for a bet type that is no longer offered' })),
  pickCount: Type.Integer(),
  pickDigits: Type.Integer(),
  pickFrom: Type.Integer(),
  pickTo: Type.Integer(),
  limit: Maybe(Amount),
  percent: Percent,
  stopped: Type.Integer({ description: 'number of its stopped numbers' }),
});

export const sale = endpoint({
  id: 'lotteryDesk.sale',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale',
  permission: 'draws.read',
  summary: 'Sales and liability of a draw by bet type, until it is settled; real money only',
  params: drawParams,
  value: Type.Object({
    state: Type.String(),
    currency: Type.String(),
    tickets: Type.Integer(),
    stake: Amount,
    expected: Type.Object(
      { amount: SignedAmount, percent: Maybe(Type.String()) },
      { description: 'stakes minus their expected payouts' },
    ),
    worst: Maybe(
      Type.Object(
        { play: Type.String(), picks: Type.Array(Type.String()), payout: Amount, net: SignedAmount },
        { description: 'the pick with the highest payout if it alone hits, once' },
      ),
    ),
    reserve: Type.Object(
      { limit: Amount, used: Amount, percent: Type.Integer() },
      { description: 'maximum total winnings of the draw if each line hits once' },
    ),
    plays: Type.Array(PlayOnSale),
  }),
  errors: ['draw.unknown'],
  policies: { background: true },
});

export const salePlay = endpoint({
  id: 'lotteryDesk.salePlay',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play',
  permission: 'draws.read',
  summary: 'Liability of the hundred most exposed numbers of a bet type if each line hits once, and stopped numbers',
  params: StrictObject({ gameCode: GameCode, numero: Numero, play: PlayCode }),
  value: Type.Array(
    Type.Object({
      number: Type.String(),
      liability: Amount,
      percent: Percent,
      isStopped: Type.Boolean(),
    }),
  ),
  errors: ['draw.unknown', 'not.found'],
  policies: { background: true },
});

const Stop = Type.Object({ by: Type.String(), at: EpochMs, reason: Type.String() });

const numberParams = StrictObject({
  gameCode: GameCode,
  numero: Numero,
  play: PlayCode,
  number: Type.String({ pattern: '^(\\d{1,6}|B\\d\\d)$' }),
});

export const saleNumber = endpoint({
  id: 'lotteryDesk.saleNumber',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play/:number',
  permission: 'draws.read',
  summary: 'Stakes and members on one number of a bet type, the largest stakes, and whether it is stopped',
  params: numberParams,
  value: Type.Object({
    stake: Amount,
    tickets: Type.Integer(),
    members: Type.Integer(),
    payout: Amount,
    percent: Percent,
    largest: Type.Array(
      Type.Object({ ticketId: Type.String(), memberId: Id, account: Type.String(), placedAt: EpochMs, stake: Amount }),
    ),
    stop: Maybe(Stop),
  }),
  errors: ['draw.unknown', 'not.found'],
  policies: { background: true },
});

export const saleUsual = endpoint({
  id: 'lotteryDesk.saleUsual',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play/:number/usual',
  permission: 'draws.read',
  summary: 'Mean liability of a number in previous draws of the game at this time before the lock',
  params: numberParams,
  value: Type.Object({
    draws: Type.Integer({ description: 'number of draws; 0 if none sold tickets, or the last one sold too many' }),
    payout: Amount,
    percent: Percent,
  }),
  errors: ['draw.unknown', 'not.found'],
  policies: { background: true },
});

export const stopNumber = endpoint({
  id: 'lotteryDesk.stopNumber',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play/:number/stop',
  permission: 'draws.change',
  summary: 'Stop a number of a bet type in this draw; sold tickets stay',
  params: numberParams,
  body: ReasonBody,
  value: Stop,
  errors: ['draw.unknown', 'not.found', 'draw.not.on.sale', 'row.unchanged'],
});

export const resumeNumber = endpoint({
  id: 'lotteryDesk.resumeNumber',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play/:number/resume',
  permission: 'draws.change',
  summary: 'Resume the sale of a number',
  params: numberParams,
  body: ReasonBody,
  value: Type.Object({}),
  errors: ['draw.unknown', 'not.found', 'draw.not.on.sale', 'row.unchanged'],
});

export const closeSale = endpoint({
  id: 'lotteryDesk.closeSale',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/close',
  permission: 'draws.change',
  summary: 'Close the sale of a draw early; its tickets stay, and the draw time does not change',
  params: drawParams,
  body: ReasonBody,
  value: Type.Object({ closedAt: EpochMs, tickets: Type.Integer() }),
  errors: ['draw.unknown', 'draw.not.on.sale'],
});
