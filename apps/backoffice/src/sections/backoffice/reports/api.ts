import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../../../shared/api.ts';

export type Reports = ValueOf<typeof backoffice.reports>;
export type ReportAnswer = ValueOf<typeof backoffice.report>;

/** What a report is asked for, as the address says it. */
export interface ReportWish {
  report: string;
  from: string;
  to: string;
  part: string;
  by: string;
}

/** Calls about reports; types come from the contract. All throw ApiError. */
export const reportsApi = {
  all: (signal: AbortSignal) => send<Reports>('GET', '/reports', { signal }),
  read: ({ report, ...query }: ReportWish, signal: AbortSignal) =>
    send<ReportAnswer>('GET', `/reports/${report}`, { query, signal }),
  save: (body: BodyOf<typeof backoffice.saveReport>) =>
    send<ValueOf<typeof backoffice.saveReport>>('POST', '/savedReports', { body }),
  mail: (savedId: string, body: BodyOf<typeof backoffice.mailReport>) =>
    send<null>('PUT', `/savedReports/${savedId}/mail`, { body }),
  drop: (savedId: string) => send<null>('DELETE', `/savedReports/${savedId}`),
};
