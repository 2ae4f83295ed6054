import type { siteDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { siteApi } from './api.ts';
import { pageTexts } from './texts.ts';

interface CloseDialogProps {
  name: string;
  page: ValueOf<typeof siteDesk.pages>[number];
  /** What is asked for: to open the page, or to close it with these texts. */
  open: boolean;
  /** Codes of the languages that players choose from. */
  languages: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Opens a page, or closes it with what players read in each language; with a reason for the audit trail. */
export function CloseDialog({ name, page, open, languages, onClose, onDone }: CloseDialogProps) {
  const [told, setTold] = useState<Record<string, string>>(page.texts);
  const title = open ? pageTexts.doOpen(name) : pageTexts.doClose(name);
  const run = async (reason: string) => {
    const written = Object.fromEntries(Object.entries(told).filter(([, text]) => text.trim() !== ''));
    await siteApi.setPage(page.page, { open, texts: open ? {} : written, reason });
    onDone();
  };
  return (
    <ReasonDialog title={title} submit={title} run={run} onClose={onClose}>
      {open && <p>{pageTexts.openText}</p>}
      {!open &&
        languages.map((code) => (
          <Field
            key={code}
            label={pageTexts.text(code)}
            hint={pageTexts.textHint}
            value={told[code] ?? ''}
            onChange={(text) => setTold({ ...told, [code]: text })}
            maxLength={500}
            autoComplete="off"
          />
        ))}
    </ReasonDialog>
  );
}
