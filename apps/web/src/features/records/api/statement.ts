import type { payments, records, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';
import { saveFile } from '../../security/account/model/save-file.ts';

export type Lifetime = ValueOf<typeof payments.lifetime>;
export type StatementKind = 'csv' | 'pdf';

const FETCH = {
  csv: defineCall<typeof records.statementCsv>('GET /wps/report/statement.csv', { moduleId: 'TRANSREC3' }),
  pdf: defineCall<typeof records.statementPdf>('GET /wps/report/statement.pdf', { moduleId: 'TRANSREC3' }),
};
const TYPES = { csv: 'text/csv', pdf: 'application/pdf' } as const;

/** Downloads the statement of a month (YYYY-MM) and saves it on the device. @throws ApiError */
export async function saveStatement(month: string, kind: StatementKind): Promise<void> {
  const onFile = (file: Blob) => saveFile(`statement-${month}.${kind}`, TYPES[kind], file);
  await FETCH[kind]({ query: { month } }, { onFile });
}

const fetchLifetime = defineCall<typeof payments.lifetime>('GET /wps/report/lifetime');

/** Total deposits and withdrawals since the account was opened. */
export const lifetimeQuery = (hasToken: boolean) =>
  callQuery(['me', 'records', 'lifetime'], fetchLifetime, {}, { staleTime: STALE_MS.records, enabled: hasToken });
