import { Icon } from '@fairlot/ui';
import { useState } from 'react';
import { RowMenu } from '../../../list/row-actions.tsx';
import { common } from '../../../shared/common-texts.ts';
import { csvOf, saveText } from '../../../shared/csv.ts';
import { messageOf } from '../../../shared/message-of.ts';
import { type ReportAnswer, type ReportFormat, type Reports, reportsApi, type ReportInput } from './api.ts';
import { linesOf } from './report-lines.ts';
import { reportTexts as words } from './texts.ts';

interface ReportDownloadProps {
  title: string;
  answer: ReportAnswer;
  report: Reports['reports'][number];
  input: ReportInput;
}

/** Files of the server; the CSV has the shown rows with the words of the screen. */
const FORMATS: readonly ReportFormat[] = ['pdf', 'parquet'];

/** Saves the report as a file of the chosen format. */
export function ReportDownload({ title, answer, report, input }: ReportDownloadProps) {
  const [error, setError] = useState<string | null>(null);
  const saveCsv = () => saveText(`${report.name}-${input.from}-${input.to}.csv`, csvOf(linesOf(answer, report, input)));
  const save = (format: ReportFormat) => {
    setError(null);
    reportsApi.download(format, input).catch((failure: unknown) => setError(messageOf(failure)));
  };
  const actions = [
    { label: words.formats.csv, run: saveCsv },
    ...FORMATS.map((format) => ({ label: words.formats[format], run: () => save(format) })),
  ];
  return (
    <>
      <RowMenu title={title} actions={actions}>
        <Icon name="download" />
        {common.download}
      </RowMenu>
      {error === null ? null : (
        <span className="error" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
