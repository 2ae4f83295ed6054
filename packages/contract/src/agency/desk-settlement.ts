import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { Amount, DateText, EpochMs, Id, Maybe, Reason, RequestKey, SignedAmount, StrictObject } from '../shapes.ts';
import { Bill, BillState, Kind, Rhythm, RunRhythm } from './shapes.ts';

/** A correction by two operators of a bill or of a day's figures. */
const Correction = Type.Object({
  number: Id,
  memberId: Id,
  account: Type.String(),
  /** Set for a correction of a bill. */
  billId: Maybe(Id),
  amount: SignedAmount,
  /** Amount that was overpaid and taken back. */
  returned: Amount,
  /** Set for a correction of a day's figures. */
  day: Maybe(DateText),
  product: Maybe(Type.String()),
  turnover: SignedAmount,
  prize: SignedAmount,
  bonus: SignedAmount,
  reason: Type.String(),
  askedBy: Type.String(),
  approvedBy: Type.String(),
  createdAt: EpochMs,
});

/** A check that an operator has to make before a settlement is paid. */
const Finding = Type.Object({
  /** Identifies this case; a later, different case has another key. */
  key: Type.String(),
  /**
   * Of the bill: the amount would differ now, the payer lacks money, the contract began within the period. Of its
   * agent: a rate was set, one member makes most of the team's revenue, a payout account was added.
   */
  what: Type.Enum(['differs', 'lacking', 'began', 'rate', 'share', 'account']),
  contractId: Id,
  /** Account of the agent. */
  account: Type.String(),
  /** `differs`: the difference. */
  amount: Type.Optional(SignedAmount),
  /** `rate`. */
  product: Type.Optional(Type.String()),
  rate: Type.Optional(Type.Integer()),
  /** `share`: the member and their share of the revenue in percent; more than 100 where others won. */
  memberId: Type.Optional(Id),
  member: Type.Optional(Type.String()),
  percent: Type.Optional(Type.Integer()),
  /** `account`: whether its holder matches the agent's identity document. */
  name: Type.Optional(Type.Enum(['unknown', 'matches', 'differs'])),
  /** Operator who marked it as checked. */
  seenBy: Maybe(Type.String()),
  seenAt: Maybe(EpochMs),
});

export const settlement = endpoint({
  id: 'agencyDesk.settlement',
  path: '/backoffice/api/agencySettlement',
  permission: 'agency.read',
  summary: 'Preview of a settlement beside its bills and those of the previous one; nothing is stored',
  query: StrictObject({ kind: Kind, rhythm: Type.Optional(Rhythm), day: Type.Optional(DateText) }),
  value: Type.Object({
    from: DateText,
    to: DateText,
    /** Whether the period has not ended: the figures are a dry run as of now. */
    isRunning: Type.Boolean(),
    /** Whether there are more contracts than the answer contains. */
    isCut: Type.Boolean(),
    before: Amount,
    now: Amount,
    /** Of the previous settlement. */
    last: Amount,
    /** Of the combined downline of the agents, each member counted once. */
    turnover: Amount,
    revenue: SignedAmount,
    /** Corrections of its bills and of its days' figures. */
    corrections: Type.Array(Correction),
    findings: Type.Array(Finding),
    rows: Type.Array(
      Type.Object({
        contractId: Id,
        memberId: Id,
        account: Type.String(),
        /** Ids of the upline, from the top to the direct parent. */
        uplines: Type.Array(Id),
        /** Current number of agents and of members in the downline. */
        agents: Type.Integer(),
        members: Type.Integer(),
        /** Of the team, on the days of the contract. */
        turnover: Amount,
        revenue: SignedAmount,
        /** The highest rate of the contract, in whole steps of 0.0001. */
        rate: Type.Integer(),
        /** First day of the contract. */
        since: Maybe(DateText),
        billId: Maybe(Id),
        paid: Amount,
        /** Sum of the corrections of the bill; included in `before` and `now`. */
        corrected: SignedAmount,
        /** Account of the upline that pays; null for the merchant. */
        payer: Maybe(Type.String()),
        before: Maybe(Amount),
        state: Maybe(BillState),
        now: Amount,
        difference: SignedAmount,
        /** Amount of the member's bill in the previous settlement; null if there is none. */
        last: Maybe(Amount),
        explanation: Bill.properties.explanation,
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const markReviewed = endpoint({
  permission: 'agency.change',
  id: 'agencyDesk.markReviewed',
  method: 'PUT',
  path: '/backoffice/api/agencySettlement/findings',
  summary: 'Mark an anomaly of a settlement as reviewed, or remove the mark',
  body: StrictObject({
    kind: Kind,
    rhythm: Type.Optional(Rhythm),
    /** A day of the settlement. */
    day: DateText,
    key: Type.String({ minLength: 1, maxLength: 200 }),
    isSeen: Type.Boolean(),
  }),
  value: Type.Null(),
  errors: ['not.found', 'request.invalid'],
});

export const runs = endpoint({
  id: 'agencyDesk.runs',
  path: '/backoffice/api/agencyRuns',
  permission: 'agency.read',
  summary: 'Past settlements of a kind, latest first, each beside the previous one',
  query: StrictObject({ kind: Kind, rhythm: Type.Optional(Rhythm) }),
  value: Type.Object({
    list: Type.Array(
      Type.Object({
        kind: Kind,
        rhythm: RunRhythm,
        from: DateText,
        to: DateText,
        bills: Type.Integer(),
        amount: Amount,
        paid: Amount,
        /** Compared with the previous settlement; null for the first one. */
        difference: Maybe(SignedAmount),
        /** Bills that wait for approval by two operators, and their total. */
        unapproved: Type.Integer(),
        waiting: Amount,
        /** Bills that are being paid, and how many of their payers lack money. */
        open: Type.Integer(),
        lacking: Type.Integer(),
        madeAt: EpochMs,
      }),
    ),
  }),
});

export const requestRun = endpoint({
  permission: 'agency.change',
  id: 'agencyDesk.requestRun',
  method: 'POST',
  path: '/backoffice/api/agencyRuns/request-decision',
  summary: 'Request that the waiting bills of a settlement are paid or denied',
  body: StrictObject({
    kind: Kind,
    rhythm: RunRhythm,
    from: DateText,
    decision: Type.Enum(['pay', 'deny']),
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['not.found', 'agency.run.changed', 'idempotency.conflict'],
});
