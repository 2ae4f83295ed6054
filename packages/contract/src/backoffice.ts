import { Type } from 'typebox';
import { endpoint } from './define.ts';
import { Approval, ApprovalKind, Id, Maybe, Page, paged, Reason, RequestKey } from './backoffice-shapes.ts';
import { Amount, EpochMs, GameCode, Nothing, Numero, Strict } from './shapes.ts';

export * from './backoffice-lottery.ts';
export * from './backoffice-pages.ts';
export * from './backoffice-site.ts';

const Step = Type.Union([Type.Literal('code'), Type.Literal('password'), Type.Literal('enrol'), Type.Literal('open')]);
const Code = Type.String({ pattern: '^\\d{6}$' });
const anyStep = { loginSteps: ['code', 'password', 'enrol', 'open'] } as const;

const Operator = Type.Object({
  name: Type.String(),
  role: Type.String(),
  permissions: Type.Array(Type.String()),
  step: Step,
  hasTotp: Type.Boolean(),
});
/** The token is new after every step; the one before it is good no more. */
const Progress = Type.Object({ token: Type.String(), operator: Operator });

export const login = endpoint({
  id: 'backoffice.login',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/login',
  auth: 'public',
  summary: "First step of an operator's log-in: name and password",
  body: Type.Object({ name: Type.String({ maxLength: 32 }), password: Type.String({ maxLength: 128 }) }, Strict),
  value: Progress,
  errors: ['login.invalid', 'login.locked', 'rate.limited'],
  policies: { operatorCookie: true, rateLimit: { max: 20, windowSeconds: 60, by: 'address', shared: true } },
});

export const loginCode = endpoint({
  id: 'backoffice.loginCode',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/login/code',
  auth: 'operator',
  summary: "Second step: the authenticator's code",
  body: Type.Object({ code: Code }, Strict),
  value: Progress,
  errors: ['totp.invalid', 'login.locked', 'rate.limited'],
  policies: { loginSteps: ['code'], rateLimit: { max: 20, windowSeconds: 60, by: 'address', shared: true } },
});

export const logout = endpoint({
  id: 'backoffice.logout',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/logout',
  auth: 'operator',
  summary: 'End the session',
  value: Nothing,
  errors: [],
  policies: anyStep,
});

export const me = endpoint({
  id: 'backoffice.me',
  room: 'backoffice',
  method: 'GET',
  path: '/backoffice/api/me',
  auth: 'operator',
  summary: 'Who is logged in, and what they may do',
  value: Operator,
  errors: [],
  policies: anyStep,
});

export const changePassword = endpoint({
  id: 'backoffice.changePassword',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/password',
  auth: 'operator',
  summary: 'Choose a new password; ends all other sessions of the operator',
  body: Type.Object({ current: Type.String({ maxLength: 128 }), next: Type.String({ maxLength: 128 }) }, Strict),
  value: Progress,
  errors: ['login.invalid', 'login.locked', 'password.weak', 'modify.new.old.same'],
  policies: { loginSteps: ['password', 'open'] },
});

export const enrolTotp = endpoint({
  id: 'backoffice.enrolTotp',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/totp',
  auth: 'operator',
  summary: 'A fresh secret for an authenticator; in force once it is confirmed',
  value: Type.Object({ secret: Type.String(), uri: Type.String() }),
  errors: ['totp.enrolled'],
  policies: { loginSteps: ['enrol', 'open'] },
});

export const confirmTotp = endpoint({
  id: 'backoffice.confirmTotp',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/totp/confirm',
  auth: 'operator',
  summary: 'Put the authenticator in force with one of its codes; ends all other sessions of the operator',
  body: Type.Object({ code: Code }, Strict),
  value: Progress,
  errors: ['totp.invalid', 'totp.enrolled', 'login.locked'],
  policies: { loginSteps: ['enrol', 'open'] },
});

const Maintenance = Type.Object({ on: Type.Boolean() }, Strict);

export const getMaintenance = endpoint({
  id: 'backoffice.getMaintenance',
  room: 'backoffice',
  method: 'GET',
  path: '/backoffice/api/maintenance',
  auth: 'operator',
  permission: 'maintenance.read',
  summary: 'Whether the site is closed for maintenance',
  value: Maintenance,
  errors: [],
});

export const setMaintenance = endpoint({
  id: 'backoffice.setMaintenance',
  room: 'backoffice',
  method: 'PUT',
  path: '/backoffice/api/maintenance',
  auth: 'operator',
  permission: 'maintenance.change',
  summary: 'Close the site for maintenance or open it again',
  body: Type.Object({ on: Type.Boolean(), reason: Reason }, Strict),
  value: Maintenance,
  errors: [],
});

const Member = Type.Object({
  memberId: Id,
  account: Type.String(),
  type: Type.Integer(),
  currency: Type.String(),
  balance: Amount,
  disabled: Type.Boolean(),
  createdAt: EpochMs,
});

export const members = endpoint({
  id: 'backoffice.members',
  room: 'backoffice',
  method: 'GET',
  path: '/backoffice/api/members',
  auth: 'operator',
  permission: 'members.read',
  summary: 'Members whose name begins with the text, or whose id it is; newest first',
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 32 })), ...Page }, Strict),
  value: paged(Member),
  errors: [],
});

const memberParams = Type.Object({ memberId: Id }, Strict);
const ReasonBody = Type.Object({ reason: Reason }, Strict);

export const disableMember = endpoint({
  id: 'backoffice.disableMember',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/disable',
  auth: 'operator',
  permission: 'members.disable',
  summary: "End the member's sessions; log-in, play and payments are refused from now on",
  params: memberParams,
  body: ReasonBody,
  value: Member,
  errors: ['not.found'],
});

export const enableMember = endpoint({
  id: 'backoffice.enableMember',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/enable',
  auth: 'operator',
  permission: 'members.disable',
  summary: "Undo disabling; time-outs and exclusions of the member's own stay",
  params: memberParams,
  body: ReasonBody,
  value: Member,
  errors: ['not.found'],
});

export const draws = endpoint({
  id: 'backoffice.draws',
  room: 'backoffice',
  method: 'GET',
  path: '/backoffice/api/draws',
  auth: 'operator',
  permission: 'draws.read',
  summary: 'Draws with their sales, latest draw time first',
  query: Type.Object(
    {
      state: Type.Optional(Type.Union([Type.Literal('voidable'), Type.Literal('all')], { default: 'voidable' })),
      gameCode: Type.Optional(GameCode),
      ...Page,
    },
    Strict,
  ),
  value: paged(
    Type.Object({
      gameCode: Type.String(),
      gameName: Type.String(),
      numero: Type.String(),
      state: Type.String(),
      lockAt: EpochMs,
      drawAt: EpochMs,
      voidReason: Maybe(Type.String()),
      tickets: Type.Integer(),
      sales: Type.Array(Type.Object({ currency: Type.String(), amount: Amount })),
    }),
  ),
  errors: [],
});

export const requestVoid = endpoint({
  id: 'backoffice.requestVoid',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/draws/:gameCode/:numero/void',
  auth: 'operator',
  permission: 'draws.void',
  summary: 'Ask a second operator to void a draw, so that all stakes go back',
  params: Type.Object({ gameCode: GameCode, numero: Numero }, Strict),
  body: Type.Object({ reason: Reason, requestKey: RequestKey }, Strict),
  value: Approval,
  errors: ['draw.unknown', 'draw.not.voidable', 'idempotency.conflict'],
});

export const requestAdjustment = endpoint({
  id: 'backoffice.requestAdjustment',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/adjustments',
  auth: 'operator',
  permission: 'balance.adjust',
  summary: "Ask a second operator to add to a member's balance or take from it",
  body: Type.Object(
    {
      memberId: Id,
      amount: Type.String({ pattern: '^-?\\d{1,13}(\\.\\d{1,2})?$', maxLength: 17 }),
      reason: Reason,
      requestKey: RequestKey,
    },
    Strict,
  ),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});

export const approvals = endpoint({
  id: 'backoffice.approvals',
  room: 'backoffice',
  method: 'GET',
  path: '/backoffice/api/approvals',
  auth: 'operator',
  permission: 'approvals.read',
  summary: 'Requests that need or needed a second operator, newest first',
  query: Type.Object(
    {
      state: Type.Optional(Type.Union([Type.Literal('pending'), Type.Literal('all')], { default: 'pending' })),
      kind: Type.Optional(ApprovalKind),
      ...Page,
    },
    Strict,
  ),
  value: paged(Approval),
  errors: [],
});

const idParams = Type.Object({ id: Id }, Strict);

export const approve = endpoint({
  id: 'backoffice.approve',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/approvals/:id/approve',
  auth: 'operator',
  permission: 'approvals.decide',
  summary: "Approve and carry out somebody else's request; needs the permission of the request as well",
  params: idParams,
  value: Approval,
  errors: ['not.found', 'approval.own', 'approval.decided'],
});

export const reject = endpoint({
  id: 'backoffice.reject',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/approvals/:id/reject',
  auth: 'operator',
  permission: 'approvals.decide',
  summary: "Reject somebody else's request",
  params: idParams,
  body: ReasonBody,
  value: Approval,
  errors: ['not.found', 'approval.own', 'approval.decided'],
});

const Review = Type.Object({
  id: Id,
  provider: Type.String(),
  paymentId: Type.String(),
  reason: Type.String(),
  orderId: Maybe(Type.String()),
  memberId: Maybe(Id),
  orderStatus: Maybe(Type.String()),
  orderAmount: Maybe(Amount),
  reportedAmount: Maybe(Amount),
  reportedState: Maybe(Type.String()),
  currency: Maybe(Type.String()),
  creditable: Type.Boolean(),
  createdAt: EpochMs,
  resolvedAt: Maybe(EpochMs),
  resolution: Maybe(Type.String()),
});

export const reviews = endpoint({
  id: 'backoffice.reviews',
  room: 'backoffice',
  method: 'GET',
  path: '/backoffice/api/reviews',
  auth: 'operator',
  permission: 'payments.read',
  summary: 'Payments that a person has to look at, oldest first',
  query: Type.Object(
    { state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('all')], { default: 'open' })), ...Page },
    Strict,
  ),
  value: paged(Review),
  errors: [],
});

export const resolveReview = endpoint({
  id: 'backoffice.resolveReview',
  room: 'backoffice',
  method: 'POST',
  path: '/backoffice/api/reviews/:id/resolve',
  auth: 'operator',
  permission: 'payments.resolve',
  summary: 'Credit what the provider reported, or close the case without crediting',
  params: idParams,
  body: Type.Object({ decision: Type.Union([Type.Literal('credit'), Type.Literal('reject')]), reason: Reason }, Strict),
  value: Review,
  errors: ['not.found', 'review.resolved', 'review.not.creditable'],
});

const Json = Type.Unsafe<unknown>({});

export const auditTrail = endpoint({
  id: 'backoffice.auditTrail',
  room: 'backoffice',
  method: 'GET',
  path: '/backoffice/api/audit',
  auth: 'operator',
  permission: 'audit.read',
  summary: 'What operators changed, newest first',
  query: Type.Object(
    {
      operator: Type.Optional(Type.String({ maxLength: 32 })),
      action: Type.Optional(Type.String({ maxLength: 64 })),
      object: Type.Optional(Type.String({ maxLength: 128 })),
      ...Page,
    },
    Strict,
  ),
  value: paged(
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
    }),
  ),
  errors: [],
});

export * from './backoffice-catalogue.ts';
export * from './backoffice-content.ts';
