import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Nothing, Reason, Strict } from '../shapes.ts';

const base = { room: 'backoffice', auth: 'operator' } as const;

const JobId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const jobParams = Type.Object({ jobId: JobId }, Strict);

export const startBulk = endpoint({
  ...base,
  id: 'backoffice.startBulk',
  method: 'POST',
  path: '/backoffice/api/bulk',
  summary: 'Count for how many rows of a list something can be done; nothing is done before it is confirmed',
  body: Type.Object(
    {
      list: Type.String({ pattern: '^[a-zA-Z/]{2,60}$' }),
      filter: Type.Array(Type.String({ minLength: 3, maxLength: 300 }), { maxItems: 20 }),
      action: Type.String({ pattern: '^[a-zA-Z]{2,40}$' }),
      reason: Reason,
    },
    Strict,
  ),
  value: Type.Object({ jobId: Type.String() }),
  errors: ['not.found', 'list.refused', 'permission.denied', 'exports.full'],
});

export const bulkJob = endpoint({
  ...base,
  id: 'backoffice.bulkJob',
  method: 'GET',
  path: '/backoffice/api/bulk/:jobId',
  summary: 'How far the counting or the doing is',
  params: jobParams,
  value: Type.Object({
    state: Type.Union([
      Type.Literal('counting'),
      Type.Literal('counted'),
      Type.Literal('running'),
      Type.Literal('done'),
      Type.Literal('failed'),
      Type.Literal('cancelled'),
    ]),
    fits: Type.Integer({ description: 'rows about which it can be done' }),
    refused: Type.Integer({ description: 'rows that it would not change' }),
    done: Type.Integer(),
    failed: Type.Integer(),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'why it failed' }),
  }),
  errors: ['not.found'],
  policies: { background: true },
});

export const runBulk = endpoint({
  ...base,
  id: 'backoffice.runBulk',
  method: 'POST',
  path: '/backoffice/api/bulk/:jobId/run',
  summary: 'Do what was counted, row by row, each with its entry of the trail',
  params: jobParams,
  value: Nothing,
  errors: ['not.found'],
});

export const cancelBulk = endpoint({
  ...base,
  id: 'backoffice.cancelBulk',
  method: 'DELETE',
  path: '/backoffice/api/bulk/:jobId',
  summary: 'Stop it where it is; what was done stays done',
  params: jobParams,
  value: Nothing,
  errors: ['not.found'],
});
