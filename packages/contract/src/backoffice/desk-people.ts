import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { RoleName } from './desk-roles.ts';
import { EpochMs, Id, Reason, RequestKey, StrictObject, Version } from '../shapes.ts';
import { Approval } from './shapes.ts';

export const requestOperator = endpoint({
  id: 'backoffice.requestOperator',
  method: 'POST',
  path: '/backoffice/api/operators',
  permission: 'operators.change',
  summary: 'Request a new operator',
  body: StrictObject({
    name: Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{2,31}$' }),
    role: RoleName,
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['operator.exists', 'request.invalid', 'idempotency.conflict'],
});

export const requestOperatorReset = endpoint({
  id: 'backoffice.requestOperatorReset',
  method: 'POST',
  path: '/backoffice/api/operators/:operatorId/reset',
  permission: 'operators.change',
  summary: 'Request new credentials for an operator who lost the password or second factor',
  params: StrictObject({ operatorId: Id }),
  body: StrictObject({ reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'operator.own', 'idempotency.conflict'],
});

export const firstPassword = endpoint({
  id: 'backoffice.firstPassword',
  method: 'POST',
  path: '/backoffice/api/operators/:operatorId/first-password',
  permission: 'operators.change',
  summary: 'Half of a new operator’s first password, shown once to the requesting and once to the approving operator',
  params: StrictObject({ operatorId: Id }),
  value: Type.Object({
    half: Type.String(),
    part: Type.Union([Type.Literal('first'), Type.Literal('second')]),
    until: EpochMs,
  }),
  errors: ['not.found', 'permission.denied', 'operator.settled'],
});

const settings = {
  idleMinutes: Type.Integer({ minimum: 5, maximum: 120, description: 'idle sessions end after them' }),
};

export const consoleSettings = endpoint({
  id: 'backoffice.consoleSettings',
  path: '/backoffice/api/consoleSettings',
  permission: 'operators.read',
  summary: 'Rules of the console',
  value: Type.Object({ ...settings, version: Version }),
});

export const setConsoleSettings = endpoint({
  id: 'backoffice.setConsoleSettings',
  method: 'PUT',
  path: '/backoffice/api/consoleSettings',
  permission: 'operators.change',
  summary: 'Change the rules of the console, including for open sessions; a longer idle time needs a second operator',
  body: StrictObject({
    ...settings,
    reason: Reason,
    version: Type.Optional(Version),
    requestKey: Type.Optional(RequestKey),
  }),
  accepted: Approval,
  errors: ['version.conflict', 'idempotency.conflict'],
});
