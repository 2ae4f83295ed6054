import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, EpochMs, Id, Maybe, Reason, SignedAmount, StrictObject } from '../shapes.ts';
import { Repairs } from './repairs.ts';

const Health = Type.Object({
  code: Type.String(),
  name: Type.String(),
  protocol: Type.String(),
  state: Type.Union([Type.Literal('good'), Type.Literal('slow'), Type.Literal('down'), Type.Literal('unknown')], {
    description: 'down: more than 3 % of the calls fail; slow: 500 ms on average; unknown: no call in the time',
  }),
  isPaused: Type.Boolean({ description: 'in maintenance, or on no list' }),
  takesBets: Type.Boolean({ description: 'false: every stake is refused as a limit' }),
  stoppedBy: Maybe(
    Type.Object(
      { ruleId: Id, threshold: Type.Integer(), minutes: Type.Integer(), at: EpochMs },
      { description: 'rule of alarms that stopped bets and launches: percentage of failed calls, and minutes' },
    ),
  ),
  isShown: Type.Boolean({ description: 'on the lists of members' }),
  maintenance: Maybe(Type.Object({ reason: Type.String(), until: Maybe(EpochMs) })),
  /** Calls in the requested period, over all processes. */
  calls: Type.Integer(),
  refused: Type.Integer(),
  failed: Type.Integer({ description: 'rejected signatures, or failures' }),
  averageMs: Type.Integer(),
  medianMs: Maybe(Type.Integer()),
  slowestMs: Maybe(Type.Integer({ description: '99th percentile of the response time' })),
  course: Type.Array(Type.Object({ at: EpochMs, ms: Maybe(Type.Integer()) }), {
    description: 'medians of fifteen parts of the time',
  }),
  lastAt: Maybe(EpochMs),
  parked: Type.Integer(),
  heldWins: Type.Integer({ description: 'late wins that wait for two operators' }),
  openBets: Type.Integer({ description: 'open for more than an hour' }),
  transfers: Type.Integer({ description: 'with an unknown outcome' }),
  differences: Type.Integer(),
  reconciledAt: Maybe(EpochMs),
  /** Difference of the last reconciliation: the vendor's stakes less ours. */
  difference: Maybe(SignedAmount),
});

export const health = endpoint({
  id: 'vendorsDesk.health',
  path: '/backoffice/api/vendors',
  permission: 'vendors.read',
  summary: 'Connected vendors: health of their calls and open cases; failing ones first',
  query: StrictObject({ minutes: Type.Optional(Type.Enum(['15', '60', '1440'])) }),
  value: Type.Array(Health),
});

const Parked = Type.Object({
  id: Id,
  kind: Type.String(),
  transactionId: Type.String(),
  memberId: Maybe(Id),
  account: Maybe(Type.String()),
  reference: Maybe(Type.String()),
  roundId: Maybe(Type.String()),
  /** May be negative for an adjustment. */
  amount: SignedAmount,
  at: EpochMs,
  tries: Type.Integer(),
  repairs: Repairs,
});
const OpenBet = Type.Object({
  betId: Type.String(),
  transactionId: Type.String(),
  memberId: Id,
  account: Maybe(Type.String()),
  gameId: Type.String(),
  roundId: Maybe(Type.String()),
  stake: Amount,
  /** Bonus money included in the stake. */
  bonusStake: Amount,
  at: EpochMs,
  repairs: Repairs,
});
const Difference = Type.Object({
  id: Id,
  transactionId: Type.String(),
  kind: Type.String(),
  problem: Type.String({ description: 'missing-here, missing-there, amount or not-undone' }),
  memberId: Maybe(Id),
  account: Maybe(Type.String()),
  roundId: Maybe(Type.String()),
  ours: Maybe(Amount),
  theirs: Maybe(Amount),
  at: EpochMs,
  repairs: Repairs,
});

/** A vendor's report of a period, reconciled with our records. */
const Run = Type.Object({
  id: Id,
  from: EpochMs,
  to: EpochMs,
  ours: Type.Integer({ description: 'operations' }),
  theirs: Maybe(Type.Integer()),
  /** Valid stakes, without play money. */
  oursSum: Maybe(Amount),
  theirsSum: Maybe(Amount),
  difference: Maybe(SignedAmount),
  differences: Type.Integer(),
});

const CodeParams = StrictObject({ code: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }) });

export const waiting = endpoint({
  id: 'vendorsDesk.waiting',
  path: '/backoffice/api/vendors/:code',
  permission: 'vendors.read',
  summary: 'Open cases of one vendor, the newest hundred of each kind',
  params: CodeParams,
  value: Type.Object({
    parked: Type.Array(Parked),
    openBets: Type.Array(OpenBet),
    differences: Type.Array(Difference),
    runs: Type.Array(Run, { description: 'the newest twenty' }),
  }),
});

export const reconcile = endpoint({
  id: 'vendorsDesk.reconcile',
  method: 'POST',
  path: '/backoffice/api/vendors/:code/reconcile',
  permission: 'vendors.reconcile',
  summary: "Reconcile a vendor's report of the last hours with ours",
  params: CodeParams,
  body: StrictObject({ hours: Type.Optional(Type.Enum([1, 24, 72])), reason: Reason }),
  value: Type.Object({
    theirs: Maybe(Type.Integer({ description: 'null: not reported by the vendor' })),
    ours: Type.Integer(),
    differences: Type.Integer(),
  }),
  errors: ['not.found'],
});

export * from './desk-connections.ts';
export * from './desk-free-rounds.ts';
export * from './desk-games.ts';
export * from './late-wins.ts';
export { repair } from './repairs.ts';
