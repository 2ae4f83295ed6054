import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { EpochMs, Id, IdParams, Maybe, Reason, StrictObject } from '../shapes.ts';
import { AGENT_APPLICATIONS } from './lists.ts';
import { ApplicationState } from './shapes.ts';

const Application = Type.Object({
  id: Id,
  memberId: Id,
  account: Type.String(),
  /** Login name of the direct upline; null when there is none. */
  upline: Maybe(Type.String()),
  /** `feedback`: sent through the feedback form as type 6. */
  source: Type.Enum(['form', 'feedback']),
  content: Type.String(),
  state: ApplicationState,
  answer: Maybe(Type.String()),
  createdAt: EpochMs,
  decidedAt: Maybe(EpochMs),
});

export const applications = endpoint({
  id: 'agencyDesk.applications',
  path: '/backoffice/api/agentApplications',
  permission: 'agency.review',
  summary: 'Applications to become an agent, oldest first',
  ...listOf(AGENT_APPLICATIONS, Application),
});

export const decideApplication = endpoint({
  id: 'agencyDesk.decideApplication',
  method: 'POST',
  path: '/backoffice/api/agentApplications/:id/decide',
  permission: 'agency.review',
  summary: "Accept or reject an application; the text is sent to the member's inbox",
  params: IdParams,
  body: StrictObject({
    isAccepted: Type.Boolean(),
    answer: Type.String({ minLength: 2, maxLength: 2000 }),
    reason: Reason,
  }),
  value: Application,
  errors: ['not.found', 'agency.application.decided', 'request.invalid'],
});
