import { saveReport } from '@fairlot/contract/backoffice/desk-reports';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { TextField } from '../../../form/fields.tsx';
import { Form } from '../../../form/form.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import { type Reports, reportsApi, type ReportInput } from './api.ts';
import { MailDialog } from './mail-dialog.tsx';
import { ErrorLine } from '../../../parts/states.tsx';
import { formatMinute } from '../../../shared/format.ts';
import { messageOf } from '../../../shared/message-of.ts';
import { reportTexts as words } from './texts.ts';
import { savedOf, inputOfSaved } from './report-query.ts';

interface SavedReportsProps {
  saved: Reports['saved'];
  input: ReportInput;
  onShow: (part: Partial<ReportInput>) => void;
  onReload: () => void;
}

/** The operator's saved reports; clicking one applies its columns and rows to the current period. */
export function SavedReports({ saved, input, onShow, onReload }: SavedReportsProps) {
  const form = useContractForm({
    call: saveReport,
    draft: { title: '' },
    toBody: ({ title }) => ({
      title: title.trim(),
      report: input.report,
      query: savedOf(input),
    }),
  });
  const [mailed, setMailed] = useState<Reports['saved'][number] | null>(null);
  const save = async (body: Parameters<typeof reportsApi.save>[0]) => {
    await reportsApi.save(body);
    form.reset();
    onReload();
  };
  const [error, setError] = useState<string | null>(null);
  const drop = (savedId: string) => {
    setError(null);
    reportsApi.drop(savedId).then(onReload, (failure: unknown) => setError(messageOf(failure)));
  };
  return (
    <>
      {saved.length === 0 ? null : (
        <ul className="reports-saved" aria-label={words.saved}>
          {saved.map((one) => (
            <li key={one.savedId}>
              <Button variant="plain" onClick={() => onShow({ report: one.report, ...inputOfSaved(one.query) })}>
                {one.title}
              </Button>
              {one.mail === null ? null : (
                <small className="muted">
                  {words.mailNow(words.rhythms[one.mail.rhythm], formatMinute(one.mail.nextAt))}
                </small>
              )}
              <Button
                icon="mail"
                variant="plain"
                size="small"
                className="button--icon"
                aria-label={`${words.mail}: ${one.title}`}
                onClick={() => setMailed(one)}
              />
              <Button
                icon="trash"
                variant="plain"
                size="small"
                className="button--icon"
                aria-label={`${common.drop} ${one.title}`}
                onClick={() => drop(one.savedId)}
              />
            </li>
          ))}
        </ul>
      )}
      <ErrorLine message={error} />
      <Form form={form} submit={common.save} onSend={save}>
        <TextField at={form.at('title')} label={words.saveAs} required autoComplete="off" />
      </Form>
      {mailed === null ? null : <MailDialog saved={mailed} onDone={onReload} onClose={() => setMailed(null)} />}
    </>
  );
}
