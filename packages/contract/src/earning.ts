import { Type } from 'typebox';
import { Product } from './products.ts';
import { Amount, EpochMs, Maybe } from './shapes.ts';

/** Result so far of play in a period that still runs. */
export const Earning = Type.Object({
  from: EpochMs,
  until: EpochMs,
  lines: Type.Array(
    Type.Object({
      product: Product,
      staked: Amount,
      won: Maybe(Type.Union([Amount], { description: 'where losses count: the amount won back' })),
      percent: Maybe(Type.String({ description: 'share of the stakes; null where the whole counts together' })),
      amount: Maybe(Amount),
    }),
  ),
  percent: Maybe(Type.String({ description: 'share of the total loss' })),
  sum: Type.Union([Amount], { description: 'current amount, at most `most`' }),
  most: Amount,
});
