import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, DateText, EpochMs, Id, Maybe, Page, paged, SignedAmount, StrictObject } from '../shapes.ts';
import { Bill, Kind, TEAM_MODULE, Terms } from './shapes.ts';

const Waiting = Type.Union([Type.Literal('Y'), Type.Literal('N')]);

export const salaryRequest = endpoint({
  id: 'agency.salaryRequest',
  path: '/wps/agent/contract/dailySalary/request',
  moduleId: 'COMM3',
  summary:
    'Whether a daily, hourly or real-time salary contract waits for the member (the last field is absent without ' +
    'one), and the kinds of their salary contracts',
  value: Type.Object({
    dailysalreqtype: Waiting,
    contracthoursalreq: Waiting,
    contractrtsalreq: Type.Optional(Waiting),
    kinds: Type.Array(Kind, { description: 'salary contracts of the member, pending, active or ended' }),
  }),
  errors: ['permission.denied'],
});

export const dividendRequest = endpoint({
  id: 'agency.dividendRequest',
  path: '/wps/agent/contract/dividend/request',
  moduleId: 'COMM3',
  summary: 'Whether a dividend contract waits for the member; without the field, dividends do not apply to them',
  value: Type.Object({ divtypecompperiodreq: Type.Optional(Waiting) }),
  errors: ['permission.denied'],
});

const State = Type.Union([
  Type.Literal('requested'),
  Type.Literal('valid'),
  Type.Literal('denied'),
  Type.Literal('changeAsked'),
  Type.Literal('ended'),
]);

const Contract = Type.Object({
  contractId: Id,
  kind: Kind,
  /** The other party; null for the merchant. */
  memberId: Maybe(Id),
  account: Maybe(Type.String()),
  /** The caller's side of the contract. */
  side: Type.Union([Type.Literal('upline'), Type.Literal('downline')]),
  payer: Type.Union([Type.Literal('platform'), Type.Literal('upline')]),
  terms: Terms,
  state: State,
  /** The side that requested the end of the contract. */
  endAskedBy: Maybe(Type.Union([Type.Literal('upline'), Type.Literal('downline')])),
  /** The counter-proposal of the downline. */
  changeNote: Maybe(Type.String()),
  createdAt: EpochMs,
  fromDay: Maybe(DateText),
  untilDay: Maybe(DateText),
});

const params = StrictObject({ kind: Kind });
const REFUSED = ['permission.denied', 'module.disabled'] as const;

export const contracts = endpoint({
  id: 'agency.contracts',
  path: '/wps/agent/contract/:kind',
  moduleId: 'COMM3',
  summary: "Contracts of a kind: the agent's own, and those with direct downline members, newest first",
  params,
  value: Type.Object({ own: Type.Array(Contract), downlines: Type.Array(Contract) }),
  errors: REFUSED,
});

/** Figures of the running period of the caller's active contract. */
const ContractPeriod = Type.Object({
  /** First day of the period on which the contract applies. */
  from: DateText,
  /** Last day of the period; the figures are of the days up to today. */
  to: DateText,
  /** Turnover of the team. */
  sales: Amount,
  /** Loss of the players, as in bills; below zero when they won. */
  loss: SignedAmount,
  /** Members of the team whose turnover reached `activeFrom`. */
  active: Type.Integer(),
  /**
   * Amount of a bill if the period ended now. It can rise and fall until then; dividends are less what the merchant
   * pays directly below.
   */
  amount: Amount,
});

export const contractPeriod = endpoint({
  id: 'agency.contractPeriod',
  path: '/wps/agent/contract/:kind/period',
  moduleId: 'COMM3',
  summary:
    "Figures so far of the running period of the caller's active contract; null without one and for hourly salaries",
  params,
  value: Maybe(ContractPeriod),
  errors: REFUSED,
  policies: { rateLimit: { max: 60, windowSeconds: 60, by: 'member', shared: false } },
});

export const answerContract = endpoint({
  id: 'agency.answerContract',
  method: 'POST',
  path: '/wps/agent/contract/:kind',
  moduleId: 'COMM3',
  summary: 'Accept or reject a request of the other party, request other terms, or request the end',
  params,
  body: StrictObject({
    contractId: Id,
    answer: Type.Union([Type.Literal('accept'), Type.Literal('refuse'), Type.Literal('change'), Type.Literal('end')]),
    note: Type.Optional(Type.String({ maxLength: 300, description: 'of `change`: the requested change' })),
  }),
  errors: [...REFUSED, 'not.found', 'contract.refused'],
});

export const offerContract = endpoint({
  id: 'agency.offerContract',
  method: 'POST',
  path: '/wps/agent/contract/:kind/offer',
  moduleId: TEAM_MODULE,
  summary: 'Offer a contract, paid by the agent, to a direct downline member; accepting it replaces the active one',
  params,
  body: StrictObject({ memberId: Id, terms: Terms }),
  value: Contract,
  errors: [...REFUSED, 'not.found', 'contract.refused', 'rate.refused', 'request.invalid'],
  policies: { rateLimit: { max: 30, windowSeconds: 60, by: 'member', shared: false } },
});

export const bills = endpoint({
  id: 'agency.bills',
  path: '/wps/agent/bills',
  moduleId: TEAM_MODULE,
  summary: "Bills of the agent's own contracts, or with `side=upline` those the agent pays, newest first",
  query: StrictObject({
    ...Page,
    kind: Type.Optional(Kind),
    side: Type.Optional(Type.Union([Type.Literal('downline'), Type.Literal('upline')])),
  }),
  value: paged(Bill),
  errors: REFUSED,
});

export const collectBill = endpoint({
  id: 'agency.collectBill',
  method: 'POST',
  path: '/wps/agent/bills/:billId/collect',
  moduleId: TEAM_MODULE,
  summary: 'Collect a bill whose contract requires it; an amount that the payer lacks is paid later',
  params: StrictObject({ billId: Id }),
  value: Bill,
  errors: ['permission.denied', 'module.disabled', 'not.found', 'contract.refused'],
});
