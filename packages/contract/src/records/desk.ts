import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { Amount, EpochMs, Id, Maybe } from '../shapes.ts';
import { BETS } from './lists.ts';

export const bets = endpoint({
  id: 'recordsDesk.bets',
  path: '/backoffice/api/bets',
  permission: 'bets.read',
  summary: 'Bets of a member on any product, newest first; the member is required',
  ...listOf(
    BETS,
    Type.Object({
      betKey: Type.String(),
      betId: Type.String(),
      memberId: Id,
      source: Type.String(),
      gameId: Type.String(),
      game: Type.String(),
      round: Maybe(Type.String()),
      choice: Type.Union([Maybe(Type.String())], { description: 'bet types and numbers of a lottery ticket' }),
      currency: Type.String(),
      stake: Amount,
      bonusStake: Type.Union([Amount], { description: 'the bonus part of the stake' }),
      bonusWin: Maybe(Amount),
      win: Maybe(Amount),
      placedAt: EpochMs,
      settledAt: Maybe(EpochMs),
      status: Type.String(),
    }),
  ),
});
