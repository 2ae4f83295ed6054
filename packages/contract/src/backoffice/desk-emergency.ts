import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Reason, StrictObject } from '../shapes.ts';

export const beginEmergency = endpoint({
  id: 'backoffice.beginEmergency',
  method: 'POST',
  path: '/backoffice/api/emergency',
  permission: 'emergency.begin',
  summary:
    'Emergency access: all permissions except those over roles and requests, for 30 minutes; notifies every operator',
  body: StrictObject({ reason: Reason }),
  value: Type.Object({ endsAt: EpochMs }),
  errors: ['emergency.open'],
});

export const endEmergency = endpoint({
  id: 'backoffice.endEmergency',
  method: 'POST',
  path: '/backoffice/api/emergency/end',
  permission: 'emergency.begin',
  summary: "End the operator's own emergency access early",
  errors: ['not.found'],
});
