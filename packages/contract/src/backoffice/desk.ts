import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { APPROVALS, AUDIT } from './lists.ts';
import { EpochMs, Id, IdParams, Maybe, ReasonBody, StrictObject } from '../shapes.ts';
import { Approval, Progress, Reauth, SignedInOperator } from './shapes.ts';

export * from './desk-alarms.ts';
export * from './desk-bulk.ts';
export * from './desk-cases.ts';
export * from './desk-dashboard.ts';
export * from './desk-emergency.ts';
export * from './desk-goals.ts';
export * from './desk-opening.ts';
export * from './desk-reports.ts';
export * from './desk-people.ts';
export * from './desk-roles.ts';
export * from './desk-setup.ts';
export * from './desk-staff.ts';
export * from './desk-today.ts';
export * from './desk-tokens.ts';
export * from './desk-work.ts';

export * from './desk-passkeys.ts';

const Code = Type.String({ pattern: '^\\d{6}$' });

const anyStep = { loginSteps: ['code', 'password', 'enrol', 'open'] } as const;

export const login = endpoint({
  id: 'backoffice.login',
  method: 'POST',
  path: '/backoffice/api/login',
  auth: 'public',
  summary: "First step of an operator's log-in: name and password",
  body: StrictObject({ name: Type.String({ maxLength: 32 }), password: Type.String({ maxLength: 128 }) }),
  value: Progress,
  errors: ['login.invalid', 'login.locked', 'rate.limited'],
  policies: { operatorCookie: true, rateLimit: { max: 20, windowSeconds: 60, by: 'address', shared: true } },
});

export const loginCode = endpoint({
  id: 'backoffice.loginCode',
  method: 'POST',
  path: '/backoffice/api/login/code',
  summary: "Second step: the authenticator's code",
  body: StrictObject({ code: Code }),
  value: Progress,
  errors: ['totp.invalid', 'login.locked', 'rate.limited'],
  policies: { loginSteps: ['code'], rateLimit: { max: 20, windowSeconds: 60, by: 'address', shared: true } },
});

export const logout = endpoint({
  id: 'backoffice.logout',
  method: 'POST',
  path: '/backoffice/api/logout',
  summary: 'End the session',
  policies: anyStep,
});

export const me = endpoint({
  id: 'backoffice.me',
  path: '/backoffice/api/me',
  summary: 'The logged-in operator and their permissions',
  value: SignedInOperator,
  policies: anyStep,
});

export const changePassword = endpoint({
  id: 'backoffice.changePassword',
  method: 'POST',
  path: '/backoffice/api/password',
  summary: 'Choose a new password; ends all other sessions of the operator',
  body: StrictObject({ current: Type.String({ maxLength: 128 }), next: Type.String({ maxLength: 128 }) }),
  value: Progress,
  errors: ['login.invalid', 'login.locked', 'password.weak', 'modify.new.old.same'],
  policies: { loginSteps: ['password', 'open'] },
});

export const enrolTotp = endpoint({
  id: 'backoffice.enrolTotp',
  method: 'POST',
  path: '/backoffice/api/totp',
  summary: 'Create a secret for an authenticator; active once it is confirmed',
  body: StrictObject({ password: Reauth }),
  value: Type.Object({ secret: Type.String(), uri: Type.String() }),
  errors: ['totp.enrolled', 'reauth.required', 'login.invalid', 'login.locked', 'rate.limited'],
  policies: { loginSteps: ['enrol', 'open'], rateLimit: { max: 20, windowSeconds: 60, by: 'address', shared: true } },
});

export const confirmTotp = endpoint({
  id: 'backoffice.confirmTotp',
  method: 'POST',
  path: '/backoffice/api/totp/confirm',
  summary: 'Activate the authenticator with one of its codes; ends all other sessions of the operator',
  body: StrictObject({ code: Code }),
  value: Progress,
  errors: ['totp.invalid', 'totp.enrolled', 'login.locked'],
  policies: { loginSteps: ['enrol', 'open'] },
});

export const approvals = endpoint({
  id: 'backoffice.approvals',
  path: '/backoffice/api/approvals',
  permission: 'approvals.read',
  summary: 'Requests for a second operator, open and decided, newest first',
  ...listOf(APPROVALS, Approval),
});

export const approve = endpoint({
  id: 'backoffice.approve',
  method: 'POST',
  path: '/backoffice/api/approvals/:id/approve',
  permission: 'approvals.decide',
  summary: "Approve and execute another operator's request; also needs the permission of the request",
  params: IdParams,
  value: Approval,
  errors: ['not.found', 'approval.own', 'operator.own', 'approval.decided', 'case.taken', 'case.on.hold'],
});

export const reject = endpoint({
  id: 'backoffice.reject',
  method: 'POST',
  path: '/backoffice/api/approvals/:id/reject',
  permission: 'approvals.decide',
  summary: "Reject another operator's request",
  params: IdParams,
  body: ReasonBody,
  value: Approval,
  errors: ['not.found', 'approval.own', 'approval.decided', 'case.taken', 'case.on.hold'],
});

export const withdrawRequest = endpoint({
  id: 'backoffice.withdrawRequest',
  method: 'POST',
  path: '/backoffice/api/approvals/:id/withdraw',
  permission: 'approvals.read',
  summary: "Withdraw the operator's own undecided request; it ends as expired",
  params: IdParams,
  value: Approval,
  errors: ['not.found', 'approval.decided'],
});

const Json = Type.Unsafe<unknown>({});

export const auditTrail = endpoint({
  id: 'backoffice.auditTrail',
  path: '/backoffice/api/audit',
  permission: 'audit.read',
  summary: 'Audit trail, newest first',
  ...listOf(
    AUDIT,
    Type.Object({
      id: Id,
      at: EpochMs,
      operator: Type.String(),
      action: Type.String(),
      object: Type.String(),
      before: Json,
      after: Json,
      reason: Maybe(Type.String()),
      ip: Type.String(),
      token: Type.Union([Type.String(), Type.Null()], { description: 'name of the token of a program' }),
    }),
  ),
});
