import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { removePasskey, type Passkey } from '../api/passkeys.ts';
import { useFormCall } from '../../account/model/use-form-call.ts';
import { missingPassword, OwnPassword, proofOf } from '../../account/ui/own-password.tsx';

/** Removes a passkey. It requires the password, so that a person with an unlocked phone cannot lock the owner out. */
export function PasskeyRemoval({
  passkey,
  hasPassword,
  onDone,
}: {
  passkey: Passkey;
  hasPassword: boolean;
  onDone: () => void;
}) {
  const t = useText();
  const [password, setPassword] = useState('');
  const { submit, isSending, errors, form } = useFormCall({
    call: () => removePasskey({ params: { id: passkey.id }, body: proofOf(password) }),
    fields: ['password'],
    check: () => missingPassword(hasPassword, password),
    onDone,
  });
  return (
    <form method="post" ref={form} className="form tight padded mb-3" noValidate onSubmit={submit}>
      <p className="muted" role="alert">
        {t('security.passkey.removeText', { name: passkey.name })}
      </p>
      <OwnPassword hasPassword={hasPassword} value={password} onChange={setPassword} error={errors['password']} />
      <div className="two-columns">
        <Button variant="neutral" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={isSending}>
          {t('security.remove')}
        </Button>
      </div>
    </form>
  );
}
