import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import {
  Amount,
  AmountInput,
  EpochMs,
  Maybe,
  PageNo,
  PageSize,
  SignedAmount,
  StrictObject,
  Version,
} from '../shapes.ts';
import { gameParams, Input } from './desk-shapes.ts';

const PoolMove = Type.Object({
  level: Type.String(),
  numero: Type.String(),
  kind: Type.String({ description: 'guarantee, contribution, refill, won, returned or refill-returned' }),
  amount: SignedAmount,
  balance: Amount,
  at: EpochMs,
});

export const pools = endpoint({
  id: 'lotteryDesk.pools',
  path: '/backoffice/api/lottery/games/:gameCode/pools',
  permission: 'draws.read',
  summary: 'Jackpot pools of a game: settings, balances and every movement of money, newest first',
  params: gameParams,
  query: StrictObject({ pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
  value: Type.Object({
    gameCode: Type.String(),
    gameName: Type.String(),
    currency: Type.String(),
    version: Version,
    pools: Type.Array(
      Type.Object({
        level: Type.String(),
        share: Type.String({ description: 'percent of each stake on a jackpot' }),
        guarantee: Amount,
        balance: Amount,
        jackpot: Amount,
        paid: Amount,
      }),
    ),
    moves: Type.Array(PoolMove),
    totalPages: Type.Integer(),
  }),
  errors: ['not.found'],
});

export const changePools = endpoint({
  id: 'lotteryDesk.changePools',
  method: 'POST',
  path: '/backoffice/api/lottery/games/:gameCode/pools',
  permission: 'odds.change',
  summary: 'Request other shares or guarantees of jackpot pools; draws that are already on sale keep their shares',
  params: gameParams,
  body: StrictObject({
    pools: Type.Array(
      StrictObject({
        level: Type.String({ pattern: '^[A-Z0-9]{1,8}$' }),
        share: Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,2})?$' }),
        guarantee: AmountInput,
      }),
      { minItems: 1, maxItems: 8 },
    ),
    version: Type.Optional(Maybe(Version)),
    ...Input,
  }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'odds.refused', 'version.conflict', 'idempotency.conflict'],
});
