import { Readable } from 'node:stream';
import { backoffice as contract } from '@fairlot/contract';
import { type BoundRoute, fileRoute, type OperatorCaller } from '../../../platform/http/index.ts';
import type { SitePlatform } from '../ports.ts';
import { drawReport } from './pdf/draw-report.ts';
import { namesOf } from './pdf/paper-words.ts';
import { paperOf } from './pdf/report-paper.ts';
import { checkDays, findReport, readReport, type ReportInput } from './read-report.ts';
import { tableOf } from './report-table.ts';

/** Files of reports; permission, period and number of rows are limited as for the report in the console. */
export function createReportFileRoutes(platform: SitePlatform): BoundRoute[] {
  const read = async ({ permissions }: OperatorCaller, name: string, input: ReportInput, language: string) => {
    const report = findReport(platform, name, permissions);
    checkDays(input);
    const answer = await readReport(platform, report, input, language);
    return { report, answer, file: `${name}-${input.from}-${input.to}` };
  };
  return [
    fileRoute(contract.reportParquet, async ({ operator, params: { name }, query, language }) => {
      const { report, answer, file } = await read(operator, name, query, language);
      const { from, to, part = 'day', by = '', compare = '', filter = [] } = query;
      const { parquetOf } = await import('./report-parquet.ts');
      const content = parquetOf(tableOf(report, answer), {
        report: name,
        timeZone: await platform.site.timeZone(),
        from,
        to,
        part,
        by,
        compare,
        filter: [filter].flat().join('\n'),
        readAt: new Date(answer.readAt).toISOString(),
        isWhole: String(answer.isWhole),
      });
      return { name: `${file}.parquet`, content: Readable.from([content]) };
    }),
    fileRoute(contract.reportPdf, async ({ operator, params: { name }, query, language }) => {
      const { report, answer, file } = await read(operator, name, query, namesOf(language));
      const [merchant, zone] = await Promise.all([platform.site.setting('merchantName'), platform.site.timeZone()]);
      const content = await drawReport(paperOf(report, query, answer, { merchant, zone, language }));
      return { name: `${file}.pdf`, content: Readable.from([content]) };
    }),
  ];
}
