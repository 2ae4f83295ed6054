import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import {
  Amount,
  EpochMs,
  EpochMsInput,
  GameCode,
  Id,
  Maybe,
  Numero,
  Reason,
  RequestKey,
  SignedAmount,
  StrictObject,
} from '../shapes.ts';
import { listOf } from '../list-query.ts';
import { DRAWS } from './lists.ts';
import { drawParams, Result, Source, Input } from './desk-shapes.ts';

const Report = Type.Object({
  id: Id,
  version: Type.Integer(),
  source: Type.String(),
  result: Result,
  reportedAt: EpochMs,
  withdrawnAt: Maybe(EpochMs),
  own: Type.Boolean({ description: 'reported by the calling operator' }),
});

export const draw = endpoint({
  id: 'lotteryDesk.draw',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero',
  permission: 'draws.read',
  summary: 'State of a draw: step, escrow, tickets, exposure per number, results and their sources',
  params: drawParams,
  value: Type.Object({
    gameCode: Type.String(),
    gameName: Type.String(),
    numero: Type.String(),
    source: Source,
    state: Type.String(),
    openAt: EpochMs,
    lockAt: EpochMs,
    closedAt: Maybe(EpochMs),
    drawAt: EpochMs,
    nextDueAt: Maybe(EpochMs),
    settledAt: Maybe(EpochMs),
    voidReason: Maybe(Type.String()),
    rulesVersion: Type.Integer(),
    resultVersion: Type.Integer(),
    settledVersion: Type.Integer(),
    result: Maybe(Result),
    structure: Type.Array(Type.Object({ level: Type.String(), count: Type.Integer(), width: Type.Integer() })),
    escrow: Type.Array(Type.Object({ currency: Type.String(), amount: SignedAmount })),
    tickets: Type.Array(
      Type.Object({
        currency: Type.String(),
        status: Type.String(),
        count: Type.Integer(),
        stake: Amount,
        win: Amount,
        rebate: Type.Optional(Amount),
      }),
    ),
    exposure: Type.Array(
      Type.Object({
        play: Type.String(),
        picks: Type.String(),
        tickets: Type.Integer(),
        stake: Amount,
        payout: Amount,
        liability: Maybe(Amount),
      }),
      { description: 'the picks with the highest liability, real money only' },
    ),
    pools: Type.Array(
      Type.Object({
        level: Type.String(),
        currency: Type.String(),
        share: Type.String(),
        jackpot: Amount,
        guarantee: Amount,
        winners: Maybe(Type.Integer({ description: 'null before the settlement' })),
        paid: Amount,
      }),
      { description: 'jackpots that its winners divide; the house is liable for them up to the guarantee' },
    ),
    versions: Type.Array(
      Type.Object({ version: Type.Integer(), result: Result, sources: Type.Array(Type.String()), acceptedAt: EpochMs }),
    ),
    reports: Type.Array(Report),
  }),
  errors: ['draw.unknown'],
});

export const requestPostponement = endpoint({
  id: 'lotteryDesk.requestPostponement',
  method: 'POST',
  path: '/backoffice/api/lottery/draws/:gameCode/:numero/postpone',
  permission: 'draws.change',
  summary: 'Request a later time for an official draw without a result',
  params: drawParams,
  body: StrictObject({ drawAt: EpochMsInput, ...Input }),
  value: Approval,
  errors: ['draw.unknown', 'draw.not.postponable', 'idempotency.conflict'],
});

export const draws = endpoint({
  id: 'lotteryDesk.draws',
  path: '/backoffice/api/draws',
  permission: 'draws.read',
  summary: 'Draws with their sales, latest draw time first',
  ...listOf(
    DRAWS,
    Type.Object({
      gameCode: Type.String(),
      gameName: Type.String(),
      numero: Type.String(),
      state: Type.String(),
      lockAt: EpochMs,
      drawAt: EpochMs,
      voidReason: Maybe(Type.String()),
      tickets: Type.Integer(),
      reservePercent: Maybe(
        Type.Integer({
          description: 'used part of the maximum total winnings of its tickets, as last counted',
        }),
      ),
      sales: Type.Array(Type.Object({ currency: Type.String(), amount: Amount })),
    }),
  ),
});

export const requestVoid = endpoint({
  id: 'lotteryDesk.requestVoid',
  method: 'POST',
  path: '/backoffice/api/draws/:gameCode/:numero/void',
  permission: 'draws.void',
  summary: 'Request that a draw is voided and all stakes are returned',
  params: StrictObject({ gameCode: GameCode, numero: Numero }),
  body: StrictObject({ reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['draw.unknown', 'draw.not.voidable', 'idempotency.conflict'],
});
