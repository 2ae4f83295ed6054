import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { ALARMS } from './lists.ts';
import { Approval } from './shapes.ts';
import { EpochMs, Id, Maybe, Reason, RequestKey, StrictObject } from '../shapes.ts';

const Unit = Type.Union([Type.Literal('money'), Type.Literal('percent'), Type.Literal('count')]);
const Value = Type.String({ description: 'an amount, whole per cent, or a number' });
const Kind = Type.String({ pattern: '^[a-zA-Z-]{2,40}$' });

export const alarms = endpoint({
  id: 'backoffice.alarms',
  path: '/backoffice/api/alarms',
  permission: 'alarms.read',
  summary: 'Alarms, newest first',
  ...listOf(
    ALARMS,
    Type.Object({
      alarmId: Id,
      kind: Kind,
      state: Type.Union([Type.Literal('open'), Type.Literal('acknowledged'), Type.Literal('ended')]),
      object: Type.String(),
      title: Type.String(),
      value: Value,
      unit: Unit,
      currency: Type.String(),
      page: Type.String(),
      query: Type.Record(Type.String(), Type.String()),
      beganAt: EpochMs,
      acknowledgedBy: Maybe(Type.String()),
      acknowledgedAt: Maybe(EpochMs),
      note: Maybe(Type.String()),
      endedAt: Maybe(EpochMs),
    }),
  ),
});

export const acknowledgeAlarm = endpoint({
  id: 'backoffice.acknowledgeAlarm',
  method: 'POST',
  path: '/backoffice/api/alarms/:alarmId/acknowledge',
  permission: 'alarms.acknowledge',
  summary: 'Acknowledge an alarm; an alarm about a single event ends with it',
  params: StrictObject({ alarmId: Id }),
  body: StrictObject({ note: Reason }),
  errors: ['not.found', 'alarm.own'],
});

export const alarmRules = endpoint({
  id: 'backoffice.alarmRules',
  path: '/backoffice/api/alarmRules',
  permission: 'alarms.read',
  summary: 'Active rules, and the kinds that can be monitored',
  value: Type.Object({
    kinds: Type.Array(Type.Object({ kind: Kind, unit: Unit, standard: Value, canStop: Type.Boolean() })),
    rules: Type.Array(
      Type.Object({
        ruleId: Id,
        kind: Kind,
        threshold: Value,
        mails: Type.Array(Type.String()),
        webhook: Maybe(Type.String()),
        createdBy: Type.String(),
        createdAt: EpochMs,
        checkedAt: Maybe(EpochMs),
        stopsAfter: Maybe(Type.Integer()),
      }),
    ),
  }),
});

export const addAlarmRule = endpoint({
  id: 'backoffice.addAlarmRule',
  method: 'POST',
  path: '/backoffice/api/alarmRules',
  permission: 'alarms.change',
  summary: 'Add a rule; the secret that signs its webhook is returned once',
  body: StrictObject({
    kind: Kind,
    threshold: Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,3})?$' }),
    mails: Type.Array(Type.String({ maxLength: 254, pattern: '^[^\\s@<>",]+@[^\\s@<>",]+$' }), {
      maxItems: 10,
      uniqueItems: true,
    }),
    webhook: Maybe(Type.String({ maxLength: 500 })),
    stopsAfter: Type.Optional(
      Maybe(
        Type.Integer({
          minimum: 1,
          maximum: 60,
          description: 'minutes after which the monitored object is also stopped',
        }),
      ),
    ),
    reason: Reason,
  }),
  value: Type.Object({ ruleId: Id, secret: Maybe(Type.String()) }),
  errors: ['request.invalid', 'alarms.full'],
});

export const endAlarmRule = endpoint({
  id: 'backoffice.endAlarmRule',
  method: 'POST',
  path: '/backoffice/api/alarmRules/:ruleId/end',
  permission: 'alarms.change',
  summary: 'Request the end of a rule; its alarms end with it',
  params: StrictObject({ ruleId: Id }),
  body: StrictObject({ reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'idempotency.conflict'],
});
