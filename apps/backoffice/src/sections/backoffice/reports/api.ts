import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import type { Comparison } from '@fairlot/contract/backoffice/compared-days';
import { productNames } from '../../../form/product-names.ts';
import { textOfQuery } from '../../../shared/address.ts';
import { download, send } from '../../../shared/api.ts';

export type Reports = ValueOf<typeof backoffice.reports>;
export type ReportAnswer = ValueOf<typeof backoffice.report>;
export type SavedQuery = Reports['saved'][number]['query'];
export type ReportPart = NonNullable<SavedQuery['part']>;

/** Parameters of a report, as in the address. */
export interface ReportInput {
  report: string;
  from: string;
  to: string;
  part: ReportPart;
  by: string;
  /** Empty for the merchant's currency. */
  asset: string;
  /** Empty for no comparison. */
  compare: Comparison | '';
  /** Conditions in the server's format: `grouping:key`. */
  filter: readonly string[];
}

/** Formats of files that the server writes. */
export type ReportFormat = 'pdf' | 'parquet';

/** Calls about reports; types come from the contract. All throw ApiError. */
export const reportsApi = {
  all: (signal: AbortSignal) => send<Reports>('GET', '/reports', { signal }),
  read: async ({ report, ...query }: ReportInput, signal: AbortSignal) => {
    const answer = await send<ReportAnswer>('GET', `/reports/${report}`, { query, signal });
    if (query.by !== 'product') return answer;
    return { ...answer, rows: answer.rows.map((row) => ({ ...row, label: productNames[row.key] ?? row.label })) };
  },
  download: (format: ReportFormat, { report, ...query }: ReportInput) => {
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
    return download(`/reports/${report}/file.${format}${textOfQuery(given)}`);
  },
  save: (body: BodyOf<typeof backoffice.saveReport>) =>
    send<ValueOf<typeof backoffice.saveReport>>('POST', '/savedReports', { body }),
  mail: (savedId: string, body: BodyOf<typeof backoffice.mailReport>) =>
    send<null>('PUT', `/savedReports/${savedId}/mail`, { body }),
  drop: (savedId: string) => send<null>('DELETE', `/savedReports/${savedId}`),
};
