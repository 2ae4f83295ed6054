import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listed, ListQuery } from '../list-query.ts';
import { OPERATORS } from './lists.ts';
import { EpochMs, Id, Maybe, Nothing, Reason, RequestKey, Strict } from '../shapes.ts';
import { Approval } from './shapes.ts';

const base = { room: 'backoffice', auth: 'operator' } as const;

export const RoleName = Type.String({ pattern: '^[a-z][a-z0-9-]{2,31}$' });
const Version = Type.Integer({ minimum: 0 });
const PermissionName = Type.String({ pattern: '^[a-zA-Z]+(\\.[a-zA-Z]+)+$', maxLength: 60 });

export const roles = endpoint({
  ...base,
  id: 'backoffice.roles',
  method: 'GET',
  path: '/backoffice/api/roles',
  permission: 'operators.read',
  summary: 'Roles with what each may do, and everything that could be allowed',
  value: Type.Object({
    permissions: Type.Array(
      Type.Object({ permission: PermissionName, room: Type.String({ description: 'the room that asks for it' }) }),
    ),
    roles: Type.Array(
      Type.Object({
        role: RoleName,
        version: Version,
        isStandard: Type.Boolean({ description: 'every merchant has it; what nobody changed goes by the rooms' }),
        permissions: Type.Array(PermissionName),
        operators: Type.Integer({ description: 'who have it and are not disabled' }),
      }),
    ),
  }),
  errors: [],
});

export const requestRole = endpoint({
  ...base,
  id: 'backoffice.requestRole',
  method: 'POST',
  path: '/backoffice/api/roles',
  permission: 'operators.change',
  summary: 'Ask a second operator to change what a role may do, or to make a new one',
  body: Type.Object(
    {
      role: RoleName,
      formerVersion: Maybe(Version),
      permissions: Type.Array(PermissionName, { maxItems: 500, uniqueItems: true }),
      reason: Reason,
      requestKey: RequestKey,
    },
    Strict,
  ),
  value: Approval,
  errors: ['role.changed', 'request.invalid', 'idempotency.conflict'],
});

export const operators = endpoint({
  ...base,
  id: 'backoffice.operators',
  method: 'GET',
  path: '/backoffice/api/operators',
  permission: 'operators.read',
  summary: 'Operators with their roles',
  query: ListQuery,
  value: listed(
    Type.Object({
      operatorId: Id,
      name: Type.String(),
      role: RoleName,
      disabled: Type.Boolean(),
      hasFactor: Type.Boolean({ description: 'an authenticator or a passkey is set up' }),
      createdAt: EpochMs,
      lastSeenAt: Maybe(EpochMs),
      isNew: Type.Boolean({ description: 'has not chosen a password yet' }),
    }),
  ),
  errors: ['list.refused'],
  list: OPERATORS,
});

const operatorParams = Type.Object({ operatorId: Id }, Strict);

export const requestOperatorRole = endpoint({
  ...base,
  id: 'backoffice.requestOperatorRole',
  method: 'POST',
  path: '/backoffice/api/operators/:operatorId/role',
  permission: 'operators.change',
  summary: 'Ask a second operator to give an operator another role',
  params: operatorParams,
  body: Type.Object({ role: RoleName, reason: Reason, requestKey: RequestKey }, Strict),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});

export const disableOperator = endpoint({
  ...base,
  id: 'backoffice.disableOperator',
  method: 'POST',
  path: '/backoffice/api/operators/:operatorId/disable',
  permission: 'operators.change',
  summary: 'Refuse an operator from now on and end their sessions; nobody disables themselves',
  params: operatorParams,
  body: Type.Object({ reason: Reason }, Strict),
  value: Nothing,
  errors: ['not.found', 'operator.own', 'role.last'],
});
