import { Type } from 'typebox';
import { Amount, EpochMs, Maybe, StrictObject } from '../shapes.ts';

export const DrawState = Type.Union([
  Type.Literal('scheduled'),
  Type.Literal('open'),
  Type.Literal('locked'),
  Type.Literal('drawn'),
  Type.Literal('settling'),
  Type.Literal('settled'),
  Type.Literal('void'),
]);

export const Structure = Type.Array(
  Type.Object({
    level: Type.String(),
    count: Type.Integer(),
    width: Type.Integer(),
    distinct: Type.Optional(
      Type.Object(
        { from: Type.Integer(), to: Type.Integer() },
        { description: 'the numbers differ and lie between these two' },
      ),
    ),
    without: Type.Optional(
      Type.String({ description: 'an earlier level whose numbers are not drawn again, as for a bonus number' }),
    ),
    range: Type.Optional(
      Type.Object(
        { from: Type.Integer(), to: Type.Integer() },
        { description: 'each number lies between these two, independent of the others' },
      ),
    ),
  }),
);

export const ResultLevels = Type.Array(Type.Object({ level: Type.String(), numbers: Type.Array(Type.String()) }));

/** A prize of a ticket with prize levels. */
export const LottoPrize = {
  matches: Type.Integer({ description: 'drawn numbers of a combination' }),
  bonus: Type.Optional(
    Type.Boolean({ description: 'whether the bonus number belongs to it; absent: it does not matter' }),
  ),
  pool: Type.Optional(Type.String({ description: 'code of the jackpot pool that the winners share' })),
};

/** Winners of a prize in a draw. */
export const WonPrizes = Type.Array(
  Type.Object({
    ...LottoPrize,
    winners: Type.Integer({ description: 'winning combinations' }),
    each: Maybe(Amount),
    jackpot: Type.Optional(Amount),
  }),
  { description: 'prizes of a settled draw with jackpots, highest first' },
);

/** A lottery game with its current issue. Times in milliseconds; see decisions Z-36, Z-37. */
export const LotteryGame = Type.Object({
  code: Type.String(),
  gameCode: Type.String(),
  gameId: Type.String(),
  remark: Type.String(),
  displayName: Type.String(),
  gameMenuTag: Type.String(),
  gameType: Type.String(),
  vassalage: Type.String(),
  drawDayOfWeek: Type.String(),
  family: Type.Optional(Type.String({ description: 'kind of lottery, such as k3' })),
  lottoMode: Type.Optional(Type.String({ description: 'contains Entertainment for draws of our own' })),
  numero: Maybe(Type.String()),
  remainTime: Type.Integer({ description: 'ms until the draw' }),
  lockTime: Type.Integer({ description: 'ms before the draw at which sale closes' }),
  countdown: Type.Optional(
    Type.Literal('halfSpan', { description: 'countdowns end half of spanTime before the draw (lottery.countdown)' }),
  ),
  spanTime: Type.Integer({ description: 'closing span in ms (Z-36), not the interval between draws' }),
  isSale: Type.Boolean(),
  jackpot: Type.Optional(Type.String({ description: 'what the highest pool holds now' })),
  opensIn: Type.Optional(Type.Integer({ description: 'ms until sale opens; only before the sale of the draw' })),
  previousNumero: Maybe(Type.String()),
  previousWinningTime: Maybe(EpochMs),
  previousWinningNumber: Maybe(Type.String()),
});

/** 'rng' is Fairlot's own draw; 'feed' is an official one without seed and commitment. */
export const Source = Type.Union([Type.Literal('rng'), Type.Literal('feed')]);

export const TicketParams = StrictObject({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});
