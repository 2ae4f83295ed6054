import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { EXPORTS } from './lists.ts';
import { Amount, EpochMs, Maybe, StrictObject } from '../shapes.ts';

/** Calls of the console itself: navigation, search, saved views, exports. The rooms provide their content. */
export const frame = endpoint({
  id: 'backoffice.frame',
  path: '/backoffice/api/frame',
  summary: 'Status of the site, and numbers of waiting items by page; does not extend the session',
  value: Type.Object({
    now: EpochMs,
    timeZone: Type.String({ description: "IANA name of the merchant's zone" }),
    currency: Type.String({ description: "the merchant's currency, which defines the decimals of amounts" }),
    isClosed: Type.Boolean({ description: 'for maintenance' }),
    isOpened: Type.Boolean({ description: 'false until the site is opened for the first time' }),
    emergencies: Type.Array(
      Type.Object({ operator: Type.String(), reason: Type.String(), endsAt: EpochMs, isOwn: Type.Boolean() }),
    ),
    waiting: Type.Array(
      Type.Object({
        page: Type.String(),
        count: Type.Integer(),
        countIsExact: Type.Boolean(),
        tone: Type.Union([Type.Literal('waiting'), Type.Literal('late')]),
      }),
    ),
  }),
  policies: { background: true },
});

export const search = endpoint({
  id: 'backoffice.search',
  path: '/backoffice/api/search',
  summary: "Search for members, tickets, payments, draws and games by name or number, by the operator's permissions",
  query: StrictObject({ text: Type.String({ minLength: 2, maxLength: 64, pattern: '\\S' }) }),
  value: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'such as member, ticket, withdrawal, game' }),
      id: Type.String(),
      title: Type.String(),
      detail: Type.String(),
      amount: Maybe(Type.Object({ value: Amount, currency: Type.String() })),
      state: Maybe(Type.String({ description: 'a code of its kind' })),
      page: Type.String(),
      query: Type.Record(Type.String(), Type.String()),
    }),
  ),
  errors: ['rate.limited'],
  policies: { rateLimit: { max: 120, windowSeconds: 60, by: 'address', shared: false } },
});

const ListName = Type.String({ pattern: '^[a-zA-Z]+(/[a-zA-Z]+)*$', maxLength: 64 });
const Conditions = Type.Array(Type.String({ minLength: 3, maxLength: 300 }), { maxItems: 20 });
const Sort = Type.String({ pattern: '^-?[a-zA-Z]{1,40}$' });
const Columns = Type.Array(Type.String({ pattern: '^[a-zA-Z]{1,40}$' }), { maxItems: 60, minItems: 1 });
const ViewName = Type.String({ maxLength: 40, pattern: '^(\\S(.*\\S)?)?$' });

const View = Type.Object({
  viewId: Type.String(),
  list: ListName,
  name: ViewName,
  filter: Conditions,
  sort: Maybe(Sort),
  columns: Maybe(Columns),
});

export const views = endpoint({
  id: 'backoffice.views',
  path: '/backoffice/api/views',
  summary: "The operator's own views of a list in the order in which they were saved",
  query: StrictObject({ list: ListName }),
  value: Type.Array(View),
  errors: ['not.found'],
});

export const keepView = endpoint({
  id: 'backoffice.keepView',
  method: 'POST',
  path: '/backoffice/api/views',
  summary: 'Save conditions, order and columns of a list under a name; the empty name is the default view',
  body: StrictObject({
    list: ListName,
    name: ViewName,
    filter: Conditions,
    sort: Maybe(Sort),
    columns: Maybe(Columns),
  }),
  value: View,
  errors: ['not.found', 'list.refused', 'permission.denied', 'views.full'],
});

export const dropView = endpoint({
  id: 'backoffice.dropView',
  method: 'DELETE',
  path: '/backoffice/api/views/:viewId',
  summary: 'Delete a saved view',
  params: StrictObject({ viewId: Type.String({ pattern: '^[1-9]\\d{0,17}$' }) }),
  errors: ['not.found'],
});

const jobParams = StrictObject({ jobId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) });

const ExportState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('running'),
  Type.Literal('done'),
  Type.Literal('failed'),
  Type.Literal('cancelled'),
]);

export const startExport = endpoint({
  id: 'backoffice.startExport',
  method: 'POST',
  path: '/backoffice/api/exports',
  summary: 'Write a list as CSV in the background, under the permission of the list',
  body: StrictObject({
    list: ListName,
    filter: Type.Optional(Conditions),
    sort: Type.Optional(Sort),
    columns: Type.Optional(Columns),
  }),
  value: Type.Object({ jobId: Type.String() }),
  errors: ['not.found', 'list.refused', 'permission.denied', 'exports.full'],
});

export const exportJob = endpoint({
  id: 'backoffice.exportJob',
  path: '/backoffice/api/exports/:jobId',
  summary: 'Progress of an export of the operator',
  params: jobParams,
  value: Type.Object({
    state: ExportState,
    progress: Type.Number({ minimum: 0, maximum: 1 }),
    file: Maybe(Type.String({ description: 'address of the finished file, for its operator only' })),
    rows: Type.Integer(),
    reason: Maybe(Type.String({ description: 'why it failed' })),
  }),
  errors: ['not.found'],
  policies: { background: true },
});

export const cancelExport = endpoint({
  id: 'backoffice.cancelExport',
  method: 'DELETE',
  path: '/backoffice/api/exports/:jobId',
  summary: 'Cancel an export, or delete a finished one with its file',
  params: jobParams,
  errors: ['not.found'],
});

export const exportFile = endpoint({
  id: 'backoffice.exportFile',
  path: '/backoffice/api/exports/:jobId/file',
  summary: 'The file of a finished export, for its operator while they may read the list',
  params: jobParams,
  errors: ['not.found', 'permission.denied'],
  policies: { file: 'text/csv; charset=utf-8' },
});

const ExportRow = Type.Object({
  jobId: Type.String(),
  list: Type.String(),
  state: ExportState,
  rows: Type.Integer(),
  createdAt: EpochMs,
  finishedAt: Maybe(EpochMs),
});

export const exports = endpoint({
  id: 'backoffice.exports',
  path: '/backoffice/api/exports',
  summary: "The operator's own exports of the last day, newest first",
  ...listOf(EXPORTS, ExportRow),
});
