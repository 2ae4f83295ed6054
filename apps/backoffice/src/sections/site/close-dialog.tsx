import type { siteDesk, ValueOf } from '@fairlot/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { texts } from '../../shared/texts.ts';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [reason, setReason] = useState('');
  const [told, setTold] = useState<Record<string, string>>(page.texts);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const title = open ? pageTexts.doOpen(name) : pageTexts.doClose(name);
  const submit = async () => {
    const written = Object.fromEntries(Object.entries(told).filter(([, text]) => text.trim() !== ''));
    await siteApi.setPage(page.page, { open, texts: open ? {} : written, reason: reason.trim() });
    onDone();
    onClose();
  };
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onCancel={onClose}>
      <h2 id={headingId}>{title}</h2>
      {open && <p>{pageTexts.openText}</p>}
      <Form
        submit={title}
        onSubmit={submit}
        beside={
          <button type="button" className="button" onClick={onClose}>
            {texts.cancel}
          </button>
        }
      >
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
        <Field
          label={texts.reason}
          hint={texts.reasonHint}
          value={reason}
          onChange={setReason}
          required
          minLength={10}
          maxLength={500}
          autoComplete="off"
        />
      </Form>
    </dialog>
  );
}
