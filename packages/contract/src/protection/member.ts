import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, StrictObject } from '../shapes.ts';

export * from './limits.ts';

const State = Type.Object({
  timedOutUntil: Maybe(EpochMs),
  excludedUntil: Maybe(EpochMs),
  returnFrom: Type.Union([EpochMs, Type.Null()], { description: 'when the requested return begins' }),
  mayAskReturn: Type.Boolean({ description: 'an exclusion is over and its member has not requested to return yet' }),
  /** Result of the exclusion register that blocks play; `unknown` when it could not be queried. */
  register: Maybe(Type.Union([Type.Literal('excluded'), Type.Literal('unknown')])),
  registerUntil: Maybe(EpochMs),
  needsIdentity: Type.Boolean({ description: 'no play before the identity is verified, as the market requires' }),
});

export const protectionState = endpoint({
  id: 'protection.state',
  path: '/wps/protection',
  summary: 'Time-out and self-exclusion of the member',
  value: State,
  policies: { background: true },
});

export const startTimeout = endpoint({
  id: 'protection.startTimeout',
  method: 'POST',
  path: '/wps/protection/timeout',
  summary: 'Pause play and deposits immediately; cannot be shortened',
  body: StrictObject({ hours: Type.Integer({ minimum: 1, maximum: 1008 }) }),
  value: State,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const startExclusion = endpoint({
  id: 'protection.startExclusion',
  method: 'POST',
  path: '/wps/protection/exclusion',
  summary: 'Start a self-exclusion of six months to five years immediately; cannot be shortened',
  body: StrictObject({ months: Type.Integer({ minimum: 6, maximum: 60 }) }),
  value: State,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const askReturn = endpoint({
  id: 'protection.askReturn',
  method: 'POST',
  path: '/wps/protection/return',
  summary: 'Request to return after an exclusion has ended; play reopens 24 hours later',
  value: State,
  errors: ['permission.denied', 'not.found'],
  policies: { realAccount: true },
});
