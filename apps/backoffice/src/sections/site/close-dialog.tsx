import type { siteDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { setPage } from '@fairlot/contract/site/desk-pages';
import { ReasonField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { languageName } from '../../form/language-name.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { siteApi } from './api.ts';
import { pageTexts } from './texts.ts';

interface CloseDialogProps {
  name: string;
  page: ValueOf<typeof siteDesk.pages>[number];
  /** Whether to open the page, or to close it with these texts. */
  open: boolean;
  /** Codes of the languages that players can choose. */
  languages: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Opens a page, or closes it with a text for players in each language; needs a reason for the audit trail. */
export function CloseDialog({ name, page, open, languages, onClose, onDone }: CloseDialogProps) {
  const form = useContractForm({
    call: setPage,
    draft: {
      texts: Object.fromEntries(languages.map((code) => [code, page.texts[code] ?? ''])),
      reason: '',
    },
    toBody: ({ texts, reason }) => ({
      open,
      // Keeps texts in languages that players currently cannot choose.
      texts: open ? {} : onlyWritten({ ...page.texts, ...texts }),
      reason: reason.trim(),
      version: page.version,
    }),
  });
  // As the operator chose it, even if another operator has closed the page meanwhile.
  const [title] = useState(() => {
    if (open) return pageTexts.doOpen(name);
    return page.open ? pageTexts.doClose(name) : pageTexts.change(name);
  });
  const send = async (body: Parameters<typeof siteApi.setPage>[1]) => {
    await siteApi.setPage(page.page, body);
    onDone();
  };
  return (
    <FormDialog form={form} title={title} submit={title} onSend={send} onClose={onClose}>
      <p>{open ? pageTexts.openText : pageTexts.textHint}</p>
      {!open &&
        languages.map((code) => (
          <TextField
            key={code}
            at={form.at(`texts.${code}`)}
            label={pageTexts.text(languageName(code))}
            autoComplete="off"
          />
        ))}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

function onlyWritten(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
}
