import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { OPERATORS } from './lists.ts';
import { EpochMs, Id, Maybe, Reason, RequestKey, StrictObject, Version } from '../shapes.ts';
import { Approval } from './shapes.ts';

export const RoleName = Type.String({ pattern: '^[a-z][a-z0-9-]{2,31}$' });
const PermissionName = Type.String({ pattern: '^[a-zA-Z]+(\\.[a-zA-Z]+)+$', maxLength: 60 });

export const roles = endpoint({
  id: 'backoffice.roles',
  path: '/backoffice/api/roles',
  permission: 'operators.read',
  summary: 'Roles with their permissions, and all existing permissions',
  value: Type.Object({
    permissions: Type.Array(
      Type.Object({ permission: PermissionName, room: Type.String({ description: 'the room that requires it' }) }),
    ),
    roles: Type.Array(
      Type.Object({
        role: RoleName,
        version: Version,
        isStandard: Type.Boolean({ description: 'a standard role; unchanged permissions follow the rooms' }),
        permissions: Type.Array(PermissionName),
        operators: Type.Integer({ description: 'active operators with the role' }),
      }),
    ),
  }),
});

export const requestRole = endpoint({
  id: 'backoffice.requestRole',
  method: 'POST',
  path: '/backoffice/api/roles',
  permission: 'operators.change',
  summary: "Request a change of a role's permissions, or a new role",
  body: StrictObject({
    role: RoleName,
    /** Null for a role that must not exist yet. */
    version: Type.Optional(Maybe(Version)),
    permissions: Type.Array(PermissionName, { maxItems: 500, uniqueItems: true }),
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['version.conflict', 'request.invalid', 'idempotency.conflict'],
});

export const removeRole = endpoint({
  id: 'backoffice.removeRole',
  method: 'POST',
  path: '/backoffice/api/roles/:role/remove',
  permission: 'operators.change',
  summary: 'Remove a custom role that no operator has',
  params: StrictObject({ role: RoleName }),
  body: StrictObject({ version: Version, reason: Reason }),
  errors: ['not.found', 'version.conflict', 'role.used'],
});

export const operators = endpoint({
  id: 'backoffice.operators',
  path: '/backoffice/api/operators',
  permission: 'operators.read',
  summary: 'Operators with their roles',
  ...listOf(
    OPERATORS,
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
});

const operatorParams = StrictObject({ operatorId: Id });

export const requestOperatorRole = endpoint({
  id: 'backoffice.requestOperatorRole',
  method: 'POST',
  path: '/backoffice/api/operators/:operatorId/role',
  permission: 'operators.change',
  summary: 'Request another role for an operator',
  params: operatorParams,
  body: StrictObject({ role: RoleName, reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});

export const disableOperator = endpoint({
  id: 'backoffice.disableOperator',
  method: 'POST',
  path: '/backoffice/api/operators/:operatorId/disable',
  permission: 'operators.change',
  summary: 'Disable an operator and end their sessions; operators cannot disable themselves',
  params: operatorParams,
  body: StrictObject({ reason: Reason }),
  errors: ['not.found', 'operator.own', 'role.last'],
});
