import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { Amount, DateText, EpochMs, Id, Maybe, Reason, RequestKey, SignedAmount, Strict } from '../shapes.ts';
import { Bill, BillState, Kind, Rhythm } from './shapes.ts';

/** What two operators added to a bill or to a day's figures, or took away. */
const Correction = Type.Object({
  number: Id,
  memberId: Id,
  account: Type.String(),
  /** Of a bill. */
  billId: Maybe(Id),
  amount: SignedAmount,
  /** What had been paid too much and was taken back. */
  returned: Amount,
  /** Of a day's figures. */
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

/** Something that an operator has to look at before a settlement is paid. */
const Look = Type.Object({
  /** Names the very thing; what is another thing later has another key. */
  key: Type.String(),
  /**
   * The bill would come to something else now, its payer lacks money, the contract began within the period; of its
   * agent: a rate was set, one member makes most of the team's revenue, an account for payments was added.
   */
  what: Type.Enum(['differs', 'lacking', 'began', 'rate', 'share', 'account']),
  contractId: Id,
  /** Of the agent. */
  account: Type.String(),
  /** `differs`: by how much. */
  amount: Type.Optional(SignedAmount),
  /** `rate`. */
  product: Type.Optional(Type.String()),
  rate: Type.Optional(Type.Integer()),
  /** `share`: who, and how much of the revenue; more than 100 where others won. */
  memberId: Type.Optional(Id),
  member: Type.Optional(Type.String()),
  percent: Type.Optional(Type.Integer()),
  /** `account`: whether its holder is the agent as a document has it. */
  name: Type.Optional(Type.Enum(['unknown', 'matches', 'differs'])),
  /** Operator who has looked at it. */
  seenBy: Maybe(Type.String()),
  seenAt: Maybe(EpochMs),
});

const desk = { room: 'agency', auth: 'operator', permission: 'agency.read' } as const;

export const settlement = endpoint({
  ...desk,
  id: 'agencyDesk.settlement',
  method: 'GET',
  path: '/backoffice/api/agencySettlement',
  summary: 'A settlement computed without writing anything, beside its bills and those of the one before',
  query: Type.Object({ kind: Kind, rhythm: Type.Optional(Rhythm), day: Type.Optional(DateText) }, Strict),
  value: Type.Object({
    from: DateText,
    to: DateText,
    /** Whether the period has not ended: a dry run of what it would come to now. */
    isRunning: Type.Boolean(),
    /** Whether there are more contracts than are shown. */
    isCut: Type.Boolean(),
    before: Amount,
    now: Amount,
    /** Of the settlement before. */
    last: Amount,
    /** Of everybody below the agents, once. */
    turnover: Amount,
    revenue: SignedAmount,
    /** Of its bills, and of figures of its days. */
    corrections: Type.Array(Correction),
    looks: Type.Array(Look),
    rows: Type.Array(
      Type.Object({
        contractId: Id,
        memberId: Id,
        account: Type.String(),
        /** From the top down to the parent. */
        uppers: Type.Array(Id),
        /** How many agents and how many members stand below now. */
        agents: Type.Integer(),
        members: Type.Integer(),
        /** Of the team, in the days of the contract. */
        turnover: Amount,
        revenue: SignedAmount,
        /** The highest rate of the contract, whole steps of 0.0001. */
        rate: Type.Integer(),
        /** First day of the contract. */
        since: Maybe(DateText),
        billId: Maybe(Id),
        paid: Amount,
        /** Sum of the corrections of the bill; in `before` and `now`. */
        corrected: SignedAmount,
        /** Account of the upper; null: the merchant. */
        payer: Maybe(Type.String()),
        before: Maybe(Amount),
        state: Maybe(BillState),
        now: Amount,
        difference: SignedAmount,
        /** What the member's bill of the settlement before says; null where there is none. */
        last: Maybe(Amount),
        explanation: Bill.properties.explanation,
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const markLook = endpoint({
  ...desk,
  permission: 'agency.change',
  id: 'agencyDesk.markLook',
  method: 'PUT',
  path: '/backoffice/api/agencySettlement/looks',
  summary: 'Say that something of a settlement was looked at, or take that back',
  body: Type.Object(
    {
      kind: Kind,
      rhythm: Type.Optional(Rhythm),
      /** A day of the settlement. */
      day: DateText,
      key: Type.String({ minLength: 1, maxLength: 200 }),
      isSeen: Type.Boolean(),
    },
    Strict,
  ),
  value: Type.Null(),
  errors: ['not.found', 'request.invalid'],
});

/** `day`: salaries. */
const RunRhythm = Type.Enum(['day', 'tenDays', 'halfMonth', 'month', 'week']);

export const runs = endpoint({
  ...desk,
  id: 'agencyDesk.runs',
  method: 'GET',
  path: '/backoffice/api/agencyRuns',
  summary: 'Settlements of a kind that were made, the last ones first, each beside the one before it',
  query: Type.Object({ kind: Kind, rhythm: Type.Optional(Rhythm) }, Strict),
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
        /** Against the settlement before; null for the first one. */
        difference: Maybe(SignedAmount),
        /** Bills that wait for two operators, and what they come to. */
        unapproved: Type.Integer(),
        waiting: Amount,
        /** Bills that are being paid, and those of them whose payers lack money. */
        open: Type.Integer(),
        lacking: Type.Integer(),
        madeAt: EpochMs,
      }),
    ),
  }),
  errors: [],
});

export const requestRun = endpoint({
  ...desk,
  permission: 'agency.change',
  id: 'agencyDesk.requestRun',
  method: 'POST',
  path: '/backoffice/api/agencyRuns/request-decision',
  summary: 'Ask a second operator to pay, or to deny, what waits in a settlement',
  body: Type.Object(
    {
      kind: Kind,
      rhythm: RunRhythm,
      from: DateText,
      decision: Type.Enum(['pay', 'deny']),
      reason: Reason,
      requestKey: RequestKey,
    },
    Strict,
  ),
  value: Approval,
  errors: ['not.found', 'agency.run.changed', 'idempotency.conflict'],
});
