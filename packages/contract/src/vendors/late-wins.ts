import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, Id, Maybe, Reason, RequestKey, StrictObject, Version } from '../shapes.ts';
import { Repairs } from './repairs.ts';

/** A win that arrived after its vendor had closed the round. */
const LateWin = Type.Object({
  id: Type.String(),
  transactionId: Type.String(),
  memberId: Id,
  account: Maybe(Type.String()),
  gameId: Type.String(),
  roundId: Type.String(),
  amount: Amount,
  state: Type.Enum(['paid', 'held', 'refused', 'undone'], {
    description: 'held: waits for two operators; undone: the vendor cancelled it before it was paid',
  }),
  closedAt: EpochMs,
  at: EpochMs,
  decidedAt: Maybe(EpochMs),
  repairs: Repairs,
});

const Code = StrictObject({ code: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }) });

export const lateWins = endpoint({
  id: 'vendorsDesk.lateWins',
  path: '/backoffice/api/vendors/:code/lateWins',
  permission: 'vendors.read',
  summary: 'Late wins, after the vendor closed the round: held ones first, then the newest hundred',
  params: Code,
  value: Type.Object({
    most: Amount,
    isDefault: Type.Boolean({ description: 'no limit was set for this vendor' }),
    /** Of the limit. */
    version: Version,
    list: Type.Array(LateWin),
  }),
});

export const setLateLimit = endpoint({
  id: 'vendorsDesk.setLateLimit',
  method: 'PUT',
  path: '/backoffice/api/vendors/:code/lateWins',
  permission: 'vendors.stakes',
  summary:
    'Set the maximum late win that is paid immediately; above it a win is held for two operators. Null: the default. ' +
    'A higher limit needs a second operator',
  params: Code,
  body: StrictObject({
    most: Maybe(AmountInput),
    reason: Reason,
    version: Type.Optional(Version),
    requestKey: Type.Optional(RequestKey),
  }),
  accepted: Approval,
  errors: ['not.found', 'version.conflict', 'idempotency.conflict'],
});
