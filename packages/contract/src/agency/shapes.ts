import { Type } from 'typebox';
import { Amount, AmountInput, DateText, Id, SignedAmount, StrictObject, StrictPartial } from '../shapes.ts';

/** Module id of every agent call. */
export const TEAM_MODULE = 'AGEINFO3';

/** Days of the merchant's time zone, both inclusive; today when absent. A period has at most 92 days. */
export const Days = { startDate: Type.Optional(DateText), endDate: Type.Optional(DateText) };

export const DaysQuery = StrictObject(Days);

/**
 * Results of a member or a team in a period. `profit` is the player's: prize + bonus + commission - turnover. Bonus
 * money counts in neither turnover nor prize.
 */
export const figures = {
  deposit: Amount,
  withdrawal: SignedAmount,
  turnover: Amount,
  prize: Amount,
  bonus: Amount,
  commission: SignedAmount,
  profit: SignedAmount,
  bets: Type.Integer(),
};

export const Figures = Type.Object(figures);

/** Rates by product in steps of 0.0001 of the stake; for lotteries the prize group (0.0005 a group). */
export const Rates = StrictPartial(
  Type.Object({
    lottery: Type.Integer({ minimum: 0, maximum: 2000 }),
    slots: Type.Integer({ minimum: 0, maximum: 1000 }),
    live: Type.Integer({ minimum: 0, maximum: 1000 }),
    pvp: Type.Integer({ minimum: 0, maximum: 1000 }),
    fish: Type.Integer({ minimum: 0, maximum: 1000 }),
    sports: Type.Integer({ minimum: 0, maximum: 1000 }),
    esports: Type.Integer({ minimum: 0, maximum: 1000 }),
    cockfight: Type.Integer({ minimum: 0, maximum: 1000 }),
    originals: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
);

/** The member of the team that the call concerns; the agent when absent. */
export const Whom = { memberId: Type.Optional(Id) };

/** A member as an agent sees them. The name is masked unless the merchant shows it. */
export const person = {
  memberId: Id,
  account: Type.String(),
  /** 1 for the direct downline of the calling agent. */
  level: Type.Integer(),
};

/** Kinds of contracts. */
export const Kind = Type.Union([
  Type.Literal('dailySalary'),
  Type.Literal('dividend'),
  Type.Literal('hourly'),
  Type.Literal('realTime'),
]);

/** How often dividends are settled: every ten days (1-10, 11-20, 21-end), half month (1-15, 16-end), month or week. */
export const Rhythm = Type.Enum(['tenDays', 'halfMonth', 'month', 'week']);

/** The period of a bill; `day` is used for salaries. */
export const RunRhythm = Type.Enum(['day', 'tenDays', 'halfMonth', 'month', 'week']);

/** Which winnings of a period reduce later dividends; see the glossary. */
const CarryOver = Type.Enum(['none', 'permanent', 'previous', 'secondHalf']);

export const BillState = Type.Union([
  Type.Literal('issued'),
  Type.Literal('unapproved'),
  Type.Literal('uncollected'),
  Type.Literal('partCollected'),
  Type.Literal('collected'),
  Type.Literal('denied'),
  Type.Literal('insufficient'),
  Type.Literal('notReached'),
  Type.Literal('expired'),
]);

export const Bill = Type.Object({
  billId: Id,
  kind: Kind,
  account: Type.String(),
  /** First and last day. */
  period: Type.String(),
  state: BillState,
  amount: Amount,
  paid: Amount,
  /** In the order of the calculation. */
  explanation: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  /** Manual corrections in their order; the amount includes them. */
  corrections: Type.Array(Type.Object({ number: Id, amount: SignedAmount })),
});

const tier = {
  /** Turnover of the team in the day (hour, period) from which the step applies. */
  sales: AmountInput,
  /** Members of the team who staked at least `activeFrom`. */
  active: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** In whole steps of 0.0001. */
  rate: Type.Integer({ minimum: 1, maximum: 3000 }),
  /** Dividends only: loss of the team's players. */
  loss: Type.Optional(AmountInput),
};

export const Terms = StrictObject({
  tiers: Type.Array(StrictObject(tier), { minItems: 1, maxItems: 6 }),
  activeFrom: AmountInput,
  /** Dividends only; FIXED when absent. */
  type: Type.Optional(Type.Union([Type.Literal('FIXED'), Type.Literal('FLOAT')])),
  /** Dividends only; twice a month when absent. */
  rhythm: Type.Optional(Rhythm),
  /** Dividends only; none when absent. */
  carryOver: Type.Optional(CarryOver),
  /** Whether bills wait until the receiver collects them; never for salaries in real time. */
  isCollected: Type.Optional(Type.Boolean()),
});

export const ApplicationState = Type.Enum(['waiting', 'accepted', 'refused']);
