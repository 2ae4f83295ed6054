import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, StrictObject } from '../shapes.ts';
import { APPLICATION_LENGTH } from './rules.ts';
import { ApplicationState, TEAM_MODULE } from './shapes.ts';

const Application = Type.Object({
  state: ApplicationState,
  content: Type.String(),
  createdAt: EpochMs,
  /** The merchant's note on the decision. */
  answer: Maybe(Type.String()),
});

/** Ignores leading and trailing white space; the limits are in code points. */
const TRIMMED = `^\\s*\\S[\\s\\S]{${APPLICATION_LENGTH.min - 2},${APPLICATION_LENGTH.max - 2}}\\S\\s*$`;

export const application = endpoint({
  id: 'agency.application',
  path: '/wps/agent/application',
  moduleId: TEAM_MODULE,
  summary: "The member's latest application to become an agent; null without one",
  value: Maybe(Application),
});

export const apply = endpoint({
  id: 'agency.apply',
  method: 'POST',
  path: '/wps/agent/application',
  moduleId: TEAM_MODULE,
  summary: 'Apply to become an agent; a member has one open application at a time',
  body: StrictObject({ content: Type.String({ maxLength: 5 * APPLICATION_LENGTH.max, pattern: TRIMMED }) }),
  value: Application,
  errors: ['permission.denied', 'agency.applied'],
  policies: { realAccount: true, rateLimit: { max: 5, windowSeconds: 3600, by: 'member', shared: true } },
});
