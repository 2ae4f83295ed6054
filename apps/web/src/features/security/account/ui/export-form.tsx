import { Button, useToast } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { exportPersonalData } from '../../personal/api/personal.ts';
import { saveFile } from '../model/save-file.ts';
import { useFormCall } from '../model/use-form-call.ts';
import { missingPassword, OwnPassword, proofOf } from './own-password.tsx';

/** Download of all stored personal data as one file. */
export function ExportForm({
  account,
  hasPassword,
  onDone,
}: {
  account: string;
  hasPassword: boolean;
  onDone: () => void;
}) {
  const t = useText();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const { submit, isSending, errors, form } = useFormCall({
    call: () => exportPersonalData({ body: proofOf(password) }),
    fields: ['password'],
    check: () => missingPassword(hasPassword, password),
    onDone: (document) => {
      saveFile(`${account}-data.json`, 'application/json', JSON.stringify(document, null, 2));
      toast.success(t('security.export.done'));
      onDone();
    },
  });
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={submit}>
      <p className="muted">{t('security.export.text')}</p>
      <OwnPassword hasPassword={hasPassword} value={password} onChange={setPassword} error={errors['password']} />
      <Button type="submit" variant="fill" size="large" wide icon="download" busy={isSending}>
        {t('security.export.save')}
      </Button>
    </form>
  );
}
