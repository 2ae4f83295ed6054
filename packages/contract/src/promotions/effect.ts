import { Type } from 'typebox';
import { Amount, DateText, SignedAmount } from '../shapes.ts';

const Side = Type.Object({
  members: Type.Integer({ description: 'members who could have received the offer by the end of the interval' }),
  deposits: Amount,
  turnover: Amount,
  revenue: SignedAmount,
  perMember: Type.Union([Type.Object({ deposits: Amount, turnover: Amount, revenue: SignedAmount }), Type.Null()], {
    description: 'the average of one member, before the cost; null without members',
  }),
});

const Gain = Type.Union([SignedAmount, Type.Null()], {
  description: 'revenue of eligible members above the control group, minus the cost; null while a group is empty',
});

/** Members who got the offer compared with the control group, from the time each could have received it. */
export const Comparison = Type.Object({
  offered: Side,
  control: Side,
  gain: Gain,
  part: Type.Enum(['day', 'week'], { description: 'length of the intervals' }),
  course: Type.Array(
    Type.Object({
      from: Type.Union([DateText], { description: 'first local day of the interval' }),
      cost: Type.Union([Amount], { description: 'given to eligible members in the interval' }),
      offered: Side,
      control: Side,
      gain: Type.Union([Gain], { description: 'from the start to the end of the interval' }),
    }),
    { description: 'all intervals since the start, oldest first; the last one may not be over' },
  ),
});
