import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Maybe, Reason, StrictObject } from '../shapes.ts';

/** Rows that failed, by reason. */
const Reasons = Type.Array(
  Type.Object({ code: Type.String(), message: Type.String({ description: 'in English' }), count: Type.Integer() }),
);

const JobId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const ListName = Type.String({ pattern: '^[a-zA-Z/]{2,60}$' });
const jobParams = StrictObject({ jobId: JobId });

const RowState = Type.Union([Type.Literal('left'), Type.Literal('failed')]);

const Course = {
  action: Type.String(),
  state: Type.Union([
    Type.Literal('counting'),
    Type.Literal('counted'),
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('failed'),
    Type.Literal('cancelled'),
  ]),
  fits: Type.Integer({ description: 'rows to which the action applies' }),
  refused: Type.Integer({ description: 'rows that are skipped' }),
  done: Type.Integer(),
  failed: Type.Integer(),
};

export const bulkJobs = endpoint({
  id: 'backoffice.bulkJobs',
  path: '/backoffice/api/bulk',
  summary: "The operator's own running bulk actions",
  query: StrictObject({ list: ListName }),
  value: Type.Array(Type.Object({ jobId: Type.String(), ...Course })),
  policies: { background: true },
});

export const startBulk = endpoint({
  id: 'backoffice.startBulk',
  method: 'POST',
  path: '/backoffice/api/bulk',
  summary: 'Check which rows of a list an action applies to, and why not to others; changes nothing',
  body: StrictObject({
    list: ListName,
    action: Type.String({ pattern: '^[a-zA-Z]{2,40}$' }),
    filter: Type.Optional(Type.Array(Type.String({ minLength: 3, maxLength: 300 }), { maxItems: 20 })),
    rows: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        minItems: 1,
        maxItems: 200,
        description: 'keys of selected rows, instead of a filter',
      }),
    ),
  }),
  value: Type.Object({ jobId: Type.String() }),
  errors: ['not.found', 'list.refused', 'permission.denied', 'exports.full'],
});

export const bulkJob = endpoint({
  id: 'backoffice.bulkJob',
  path: '/backoffice/api/bulk/:jobId',
  summary: 'Progress of the check or of the action',
  params: jobParams,
  value: Type.Object({
    ...Course,
    leftOut: Reasons,
    failures: Reasons,
    rows: Type.Array(Type.Object({ row: Type.String(), state: RowState, code: Type.String() }), {
      description: 'the first hundred that were skipped or failed',
    }),
    /** Why it could not continue. */
    reason: Maybe(Type.Object({ code: Type.String(), message: Type.String() })),
  }),
  errors: ['not.found'],
  policies: { background: true },
});

export const runBulk = endpoint({
  id: 'backoffice.runBulk',
  method: 'POST',
  path: '/backoffice/api/bulk/:jobId/run',
  summary: 'Run the action on the checked rows, each with its audit entry',
  params: jobParams,
  body: StrictObject({
    reason: Type.Optional(Reason),
    values: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S(.*\\S)?$' }), {
        minItems: 1,
        maxItems: 20,
        uniqueItems: true,
        description: 'what the action needs besides the rows, such as labels',
      }),
    ),
  }),
  errors: ['not.found', 'permission.denied'],
});

export const cancelBulk = endpoint({
  id: 'backoffice.cancelBulk',
  method: 'DELETE',
  path: '/backoffice/api/bulk/:jobId',
  summary: 'Discard or stop a bulk action; completed changes stay',
  params: jobParams,
  errors: ['not.found'],
});
