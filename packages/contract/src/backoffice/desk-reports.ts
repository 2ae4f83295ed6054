import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { DateText, EpochMs, Id, Maybe, Reason, StrictObject } from '../shapes.ts';

const ReportName = Type.String({ pattern: '^[a-zA-Z]{2,40}$' });
const Grouping = Type.String({ pattern: '^[a-zA-Z]{2,40}$' });
const Part = Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month'), Type.Literal('whole')]);
const Rhythm = Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month')]);
const Comparison = Type.Union([
  Type.Literal('before'),
  Type.Literal('week'),
  Type.Literal('month'),
  Type.Literal('year'),
]);
const Numbers = Type.Array(
  Maybe(Type.String({ description: 'an amount, or a whole number; null where it was not counted' })),
);
const Asset = Type.String({ pattern: '^[A-Z]{3,5}$' });

const Condition = Type.String({
  pattern: '^[a-zA-Z]{2,40}:',
  maxLength: 240,
  description: '<grouping>:<key>; one of the keys of each grouping that is named',
});
const Conditions = Type.Array(Condition, { maxItems: 20 });

/** Parameters of a report apart from its days; a saved report stores them. */
const ReportQuery = StrictObject({
  part: Type.Optional(Part),
  by: Type.Optional(Grouping),
  asset: Type.Optional(Asset),
  compare: Type.Optional(Comparison),
  filter: Type.Optional(Conditions),
});

export const reports = endpoint({
  id: 'backoffice.reports',
  path: '/backoffice/api/reports',
  summary: 'Reports that the operator may read, and those that they saved',
  value: Type.Object({
    reports: Type.Array(
      Type.Object({
        name: ReportName,
        groupings: Type.Array(Grouping),
        numbers: Type.Array(
          Type.Object({ name: Type.String(), unit: Type.Union([Type.Literal('money'), Type.Literal('count')]) }),
        ),
      }),
    ),
    assets: Type.Array(Type.String(), { description: "the merchant's currency, and play money" }),
    saved: Type.Array(
      Type.Object({
        savedId: Id,
        title: Type.String(),
        report: ReportName,
        query: ReportQuery,
        mail: Maybe(
          Type.Object({ rhythm: Rhythm, mails: Type.Array(Type.String()), nextAt: EpochMs, sentAt: Maybe(EpochMs) }),
        ),
      }),
    ),
  }),
});

const reportParams = StrictObject({ name: ReportName });
const ReportDays = StrictObject({
  ...ReportQuery.properties,
  from: DateText,
  to: DateText,
  filter: Type.Optional(Type.Union([Condition, Conditions])),
});

export const report = endpoint({
  id: 'backoffice.report',
  path: '/backoffice/api/reports/:name',
  summary: 'A report of days of the merchant, both inclusive, a year at most; under its own permission',
  params: reportParams,
  query: ReportDays,
  value: Type.Object({
    asset: Type.String(),
    from: EpochMs,
    to: EpochMs,
    readAt: EpochMs,
    before: Maybe(
      Type.Object(
        { from: EpochMs, to: EpochMs },
        { description: 'the comparison; null also when there are too many rows to compare' },
      ),
    ),
    rows: Type.Array(
      Type.Object({
        at: Maybe(EpochMs),
        key: Type.String(),
        label: Type.String(),
        numbers: Numbers,
        before: Maybe(Type.Object({ at: Maybe(EpochMs), numbers: Numbers })),
      }),
    ),
    isWhole: Type.Boolean({ description: 'false when there are more rows than are shown' }),
  }),
  errors: ['not.found', 'permission.denied', 'request.invalid'],
});

export const reportParquet = endpoint({
  id: 'backoffice.reportParquet',
  path: '/backoffice/api/reports/:name/file.parquet',
  summary:
    'The rows of a report for a warehouse: money as DECIMAL with two decimals, counts as INT64, times in UTC; ' +
    'with a comparison every number has a second column, <number>_before',
  params: reportParams,
  query: ReportDays,
  errors: ['not.found', 'permission.denied', 'request.invalid'],
  policies: { file: 'application/vnd.apache.parquet' },
});

export const reportPdf = endpoint({
  id: 'backoffice.reportPdf',
  path: '/backoffice/api/reports/:name/file.pdf',
  summary: 'A report as a document in the language of the request, with its first thousand rows',
  params: reportParams,
  query: ReportDays,
  errors: ['not.found', 'permission.denied', 'request.invalid', 'server.busy'],
  policies: { file: 'application/pdf' },
});

export const saveReport = endpoint({
  id: 'backoffice.saveReport',
  method: 'POST',
  path: '/backoffice/api/savedReports',
  summary: 'Save a report query under a title',
  body: StrictObject({
    title: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    report: ReportName,
    query: ReportQuery,
  }),
  value: Type.Object({ savedId: Id }),
  errors: ['not.found', 'permission.denied', 'request.invalid', 'views.full', 'report.mailed'],
});

export const dropReport = endpoint({
  id: 'backoffice.dropReport',
  method: 'DELETE',
  path: '/backoffice/api/savedReports/:savedId',
  summary: 'Delete a saved report that is not mailed',
  params: StrictObject({ savedId: Id }),
  errors: ['not.found', 'report.mailed'],
});

export const mailReport = endpoint({
  id: 'backoffice.mailReport',
  method: 'PUT',
  path: '/backoffice/api/savedReports/:savedId/mail',
  summary:
    'Mail a saved report after every day, week or month to these addresses; an empty list ends it. ' +
    'Its PDF is in the language of this request',
  params: StrictObject({ savedId: Id }),
  body: StrictObject({
    rhythm: Rhythm,
    mails: Type.Array(Type.String({ maxLength: 254, pattern: '^[^\\s@<>",]+@[^\\s@<>",]+$' }), {
      maxItems: 10,
      uniqueItems: true,
    }),
    reason: Reason,
  }),
  errors: ['not.found', 'permission.denied', 'request.invalid'],
});
