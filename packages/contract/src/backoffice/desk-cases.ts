import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, Reason, StrictObject } from '../shapes.ts';
import { NotedObject } from './shapes.ts';

// Work on cases of the kinds that rooms declare. Withdrawals have their own calls, which also change their order.

export const lookAtCase = endpoint({
  id: 'backoffice.lookAtCase',
  method: 'POST',
  path: '/backoffice/api/caseWork/look',
  summary: 'Owner, hold and other viewers of a case; repeated while it is open, with `leaves` when it is closed',
  body: StrictObject({ object: NotedObject, leaves: Type.Optional(Type.Boolean()) }),
  value: Type.Object({
    takenBy: Maybe(Type.String()),
    hold: Maybe(Type.Object({ by: Type.String(), reason: Type.String(), at: EpochMs })),
    viewers: Type.Array(Type.String(), { description: 'names of other operators who have it open' }),
  }),
  errors: ['not.found', 'permission.denied'],
  policies: { background: true },
});

export const takeCase = endpoint({
  id: 'backoffice.takeCase',
  method: 'POST',
  path: '/backoffice/api/caseWork/take',
  summary: "Take a case, so that colleagues cannot decide on it; `over` takes a colleague's case",
  body: StrictObject({ object: NotedObject, over: Type.Boolean() }),
  errors: ['not.found', 'permission.denied', 'case.taken'],
});

export const holdCase = endpoint({
  id: 'backoffice.holdCase',
  method: 'POST',
  path: '/backoffice/api/caseWork/hold',
  summary: 'Block decisions on a case until it is released',
  body: StrictObject({ object: NotedObject, reason: Reason }),
  errors: ['not.found', 'permission.denied', 'case.taken', 'case.on.hold'],
});

export const releaseCase = endpoint({
  id: 'backoffice.releaseCase',
  method: 'POST',
  path: '/backoffice/api/caseWork/release',
  summary: 'End the hold of a case',
  body: StrictObject({ object: NotedObject, reason: Reason }),
  errors: ['not.found', 'permission.denied', 'case.taken', 'case.not.on.hold'],
});
