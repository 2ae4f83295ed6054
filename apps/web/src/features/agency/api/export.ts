import type { agency, QueryOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { saveFile } from '../../security/account/model/save-file.ts';

export type Report = Pick<QueryOf<typeof agency.teamExport>, 'report' | 'memberId'> & { startDate: string };

const fetchReport = defineCall<typeof agency.teamExport>('GET /wps/agent/team/export', { moduleId: 'AGEINFO3' });

/** Downloads a report and saves it as a file on the device. */
export async function downloadReport(query: Report): Promise<void> {
  const { name, text } = await fetchReport({ query });
  saveFile(name, 'text/csv', text);
}
