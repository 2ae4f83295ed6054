import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, EpochMs, GameCode, Id, Maybe, Numero, ReasonBody, SignedAmount, Strict } from '../shapes.ts';
import { base, drawParams } from './desk-shapes.ts';

const PlayCode = Type.String({ pattern: '^[a-z0-9]{1,16}$' });
const Percent = Maybe(Type.Integer({ minimum: 0, description: 'of the limit, cut off; null without one' }));

const PlayOnSale = Type.Object({
  play: Type.String(),
  name: Type.String(),
  odds: Maybe(Type.String({ description: 'such as 99.5; null for a play that is offered no more' })),
  pickCount: Type.Integer(),
  pickDigits: Type.Integer(),
  pickFrom: Type.Integer(),
  pickTo: Type.Integer(),
  limit: Maybe(Amount),
  percent: Percent,
  stopped: Type.Integer({ description: 'how many of its numbers are sold no more' }),
});

export const sale = endpoint({
  ...base,
  id: 'lotteryDesk.sale',
  method: 'GET',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale',
  permission: 'draws.read',
  summary: 'What a draw has sold and may cost, by play, until it is settled; real money alone',
  params: drawParams,
  value: Type.Object({
    state: Type.String(),
    currency: Type.String(),
    tickets: Type.Integer(),
    stake: Amount,
    expected: Type.Object(
      { amount: SignedAmount, percent: Maybe(Type.String()) },
      { description: 'stakes less what their odds pay back on average' },
    ),
    worst: Maybe(
      Type.Object(
        { play: Type.String(), picks: Type.Array(Type.String()), payout: Amount, net: SignedAmount },
        { description: 'the pick that costs most if it alone hits, once' },
      ),
    ),
    reserve: Type.Object(
      { limit: Amount, used: Amount, percent: Type.Integer() },
      { description: 'the most that all tickets of the draw may win together if each line hits once' },
    ),
    plays: Type.Array(PlayOnSale),
  }),
  errors: ['draw.unknown'],
  policies: { background: true },
});

export const salePlay = endpoint({
  ...base,
  id: 'lotteryDesk.salePlay',
  method: 'GET',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play',
  permission: 'draws.read',
  summary:
    'What the lines with each number of a play win if each hits once, the dearest hundred first, and stopped ones',
  params: Type.Object({ gameCode: GameCode, numero: Numero, play: PlayCode }, Strict),
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

const numberParams = Type.Object(
  { gameCode: GameCode, numero: Numero, play: PlayCode, number: Type.String({ pattern: '^\\d{1,6}$' }) },
  Strict,
);

export const saleNumber = endpoint({
  ...base,
  id: 'lotteryDesk.saleNumber',
  method: 'GET',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play/:number',
  permission: 'draws.read',
  summary: 'What was staked on one number of a play, by how many, the largest stakes, and whether it is stopped',
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
  ...base,
  id: 'lotteryDesk.saleUsual',
  method: 'GET',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play/:number/usual',
  permission: 'draws.read',
  summary: 'What a number has, on average, at this time before the lock in former draws of the game',
  params: numberParams,
  value: Type.Object({
    draws: Type.Integer({ description: 'over how many; 0 where none sold tickets, or the last one too many' }),
    payout: Amount,
    percent: Percent,
  }),
  errors: ['draw.unknown', 'not.found'],
  policies: { background: true },
});

export const stopNumber = endpoint({
  ...base,
  id: 'lotteryDesk.stopNumber',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play/:number/stop',
  permission: 'draws.change',
  summary: 'Sell no more tickets with a number of a play in this draw; those that were sold stay',
  params: numberParams,
  body: ReasonBody,
  value: Stop,
  errors: ['draw.unknown', 'not.found', 'draw.not.on.sale', 'row.unchanged'],
});

export const resumeNumber = endpoint({
  ...base,
  id: 'lotteryDesk.resumeNumber',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/sale/:play/:number/resume',
  permission: 'draws.change',
  summary: 'Sell a stopped number again',
  params: numberParams,
  body: ReasonBody,
  value: Type.Object({}),
  errors: ['draw.unknown', 'not.found', 'draw.not.on.sale', 'row.unchanged'],
});

export const closeSale = endpoint({
  ...base,
  id: 'lotteryDesk.closeSale',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/close',
  permission: 'draws.change',
  summary: 'End the sale of a draw before its time; its tickets stay, and it is drawn when it would have been',
  params: drawParams,
  body: ReasonBody,
  value: Type.Object({ closedAt: EpochMs, tickets: Type.Integer() }),
  errors: ['draw.unknown', 'draw.not.on.sale'],
});
