import { useState } from 'react';
import { Select } from '../../../parts/field.tsx';
import { Lines } from '../../../parts/lines.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog.tsx';
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

/** To whom a saved report goes, and how often; no address ends it. */
export function MailDialog({ saved, onDone, onClose }: MailDialogProps) {
  const [rhythm, setRhythm] = useState<Rhythm>(saved.mail?.rhythm ?? 'week');
  const [mails, setMails] = useState(saved.mail?.mails.join('\n') ?? '');
  const addresses = [...new Set(mails.split(/\s+/).filter(Boolean))];
  const run = async (reason: string) => {
    await reportsApi.mail(saved.savedId, { rhythm, mails: addresses, reason });
    onDone();
  };
  return (
    <ReasonDialog
      title={`${words.mail}: ${saved.title}`}
      submit={addresses.length === 0 ? words.noMore : words.save}
      run={run}
      onClose={onClose}
    >
      <p>{words.mailText}</p>
      <Select
        label={words.rhythm}
        value={rhythm}
        options={RHYTHMS.map((value) => ({ value, label: words.rhythms[value] }))}
        onChange={setRhythm}
      />
      <Lines label={words.mails} hint={words.mailsHint} value={mails} onChange={setMails} />
    </ReasonDialog>
  );
}
