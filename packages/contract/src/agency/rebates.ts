import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, EpochMs, Maybe, Page, paged, StrictObject } from '../shapes.ts';
import { Product } from '../products.ts';
import { Days, person, Rates, TEAM_MODULE, Whom } from './shapes.ts';

const REFUSED = ['permission.denied', 'module.disabled', 'request.invalid'] as const;

/** Six decimals: rebates are truncated to the minor unit only when they are paid. */
const FineAmount = Type.String({
  pattern: '^-?\\d{1,16}\\.\\d{4,7}$',
  description: 'decimal string, four decimals more than an amount',
});

const State = Type.Union([Type.Literal('waiting'), Type.Literal('paid'), Type.Literal('dropped')]);

const sums = { turnover: Amount, amount: FineAmount, bets: Type.Integer() };

export const rebates = endpoint({
  id: 'agency.rebates',
  path: '/wps/agent/rebates',
  moduleId: TEAM_MODULE,
  summary: "The agent's rebate for each bet of the team, by settlement day",
  query: StrictObject({ ...Days, ...Page, state: Type.Optional(State), product: Type.Optional(Product) }),
  value: paged(
    Type.Object({
      betId: Type.String(),
      ...person,
      product: Product,
      gameName: Type.String(),
      placedAt: EpochMs,
      /** The difference of two rates, in whole steps of 0.0001. */
      rate: Type.Integer(),
      turnover: Amount,
      amount: FineAmount,
      state: State,
      paidAt: Maybe(EpochMs),
    }),
  ),
  footer: Type.Object({
    ...sums,
    waiting: FineAmount,
    paid: FineAmount,
    /** Fraction below a minor unit left over by payments so far; it is added to the next one. */
    carry: FineAmount,
    rates: Rates,
    products: Type.Array(Type.Object({ product: Product, ...sums })),
  }),
  errors: REFUSED,
});

export const teamRebates = endpoint({
  id: 'agency.teamRebates',
  path: '/wps/agent/team/rebate',
  moduleId: TEAM_MODULE,
  summary: 'Direct downline of the agent or of a downline member: turnover, earnings and rates of each',
  query: StrictObject({ ...Days, ...Whom, ...Page }),
  value: paged(
    Type.Object({
      ...person,
      type: Type.Integer(),
      ...sums,
      /** Rates given by the downline. */ earned: FineAmount,
      rates: Rates,
    }),
  ),
  footer: Type.Object({ ...sums, path: Type.Array(Type.Object(person)) }),
  errors: [...REFUSED, 'not.found'],
});
