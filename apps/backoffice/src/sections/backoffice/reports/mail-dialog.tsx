import { mailReport } from '@fairlot/contract/backoffice/desk-reports';
import { LinesField, ReasonField, SelectField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import { type Reports, reportsApi } from './api.ts';
import { reportTexts as words } from './texts.ts';

type Saved = Reports['saved'][number];
type Rhythm = NonNullable<Saved['mail']>['rhythm'];

const RHYTHMS: readonly Rhythm[] = ['day', 'week', 'month'];

interface MailDialogProps {
  saved: Saved;
  onDone: () => void;
  onClose: () => void;
}

/** Recipients of a saved report, and the interval; no address ends the mailing. */
export function MailDialog({ saved, onDone, onClose }: MailDialogProps) {
  const form = useContractForm({
    call: mailReport,
    draft: { rhythm: saved.mail?.rhythm ?? ('week' as Rhythm), mails: saved.mail?.mails.join('\n') ?? '', reason: '' },
    toBody: ({ rhythm, mails, reason }) => ({ rhythm, mails: addressesOf(mails), reason: reason.trim() }),
  });
  const save = async (body: Parameters<typeof reportsApi.mail>[1]) => {
    await reportsApi.mail(saved.savedId, body);
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={`${words.mail}: ${saved.title}`}
      submit={addressesOf(form.values.mails).length === 0 ? words.noMore : common.save}
      onSend={save}
      onClose={onClose}
    >
      <p>{words.mailText}</p>
      <SelectField
        at={form.at('rhythm')}
        label={words.rhythm}
        options={RHYTHMS.map((value) => ({ value, label: words.rhythms[value] }))}
      />
      <LinesField at={form.at('mails')} label={words.mails} hint={words.mailsHint} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

const addressesOf = (mails: string): string[] => [...new Set(mails.split(/\s+/).filter(Boolean))];
