import { Button, Field, useToast } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { SecurityState } from '../../logins/api/security.ts';
import { removeTotp } from '../api/totp.ts';
import { useFormCall } from '../../account/model/use-form-call.ts';
import { missingPassword, OwnPassword, proofOf } from '../../account/ui/own-password.tsx';

/** Maximum length of a recovery code. */
const CODE_LENGTH = 32;
const MIN_CODE = 6;

/** Turns the authenticator off with the password and a code, or a recovery code instead. */
export function TotpRemoval({ state, onDone }: { state: SecurityState; onDone: () => void }) {
  const t = useText();
  const toast = useToast();
  const [values, setValues] = useState({ code: '', password: '' });
  const { submit, isSending, errors, textOf, form } = useFormCall({
    call: () => removeTotp({ body: { code: values.code.trim(), ...proofOf(values.password) } }),
    fields: ['code', 'password'],
    check: () => ({
      ...missingPassword(state.hasPassword, values.password),
      ...(values.code.trim().length < MIN_CODE && { code: 'security.totp.needsCode' }),
    }),
    onDone: () => {
      toast.success(t('security.totp.removed'));
      onDone();
    },
  });
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={submit}>
      <p className="muted">{t('security.totp.removeText', { count: state.recoveryCodesLeft })}</p>
      <Field
        label={t('security.totp.anyCode')}
        name="code"
        icon="phone"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CODE_LENGTH}
        value={values.code}
        onChange={(event) => setValues({ ...values, code: latinDigits(event.target.value) })}
        error={textOf('code')}
      />
      <OwnPassword
        hasPassword={state.hasPassword}
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        error={errors['password']}
      />
      <Button type="submit" variant="danger" size="large" wide busy={isSending}>
        {t('security.totp.remove')}
      </Button>
    </form>
  );
}
