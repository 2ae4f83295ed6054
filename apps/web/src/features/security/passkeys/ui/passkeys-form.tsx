import { Button, Field, useToast } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { canUsePasskeys } from '../../../../shared/platform/can-use-passkeys.ts';
import { isOpenedByNumber } from '../../../../shared/platform/opened-by-number.ts';
import { PasskeyByNumber } from '../../../../shared/ui/passkey-by-number.tsx';
import { useTooLong } from '../../../../shared/ui/use-too-long.ts';
import type { SecurityState } from '../../logins/api/security.ts';
import { createPasskey, PasskeyFailure } from '../model/create-passkey.ts';
import { useFormCall } from '../../account/model/use-form-call.ts';
import { missingPassword, OwnPassword } from '../../account/ui/own-password.tsx';
import { PasskeyList } from './passkey-list.tsx';

const MAX_NAME = 32;

/** Existing passkeys, and a form to add another. */
export function PasskeysForm({ state }: { state: SecurityState }) {
  const t = useText();
  return (
    <div className="stack">
      <p className="muted">{t('security.passkey.text')}</p>
      <PasskeyList hasPassword={state.hasPassword} />
      <AddPart hasPassword={state.hasPassword} />
    </div>
  );
}

/** The form, or the reason why this page cannot create passkeys. */
function AddPart({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  if (isOpenedByNumber(location))
    return <PasskeyByNumber text={t('security.passkey.byNumber')} path="/m/securityCenter" />;
  if (!canUsePasskeys()) return <p className="note warning">{t('security.passkey.unsupported')}</p>;
  return <AddForm hasPassword={hasPassword} />;
}

function AddForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  const toast = useToast();
  const [values, setValues] = useState({ name: '', password: '' });
  const long = useTooLong()(values.name.trim(), MAX_NAME);
  const { submit, isSending, errors, textOf, form } = useFormCall({
    call: async () => {
      try {
        await createPasskey(values.name.trim(), values.password);
        return null;
      } catch (error) {
        if (error instanceof PasskeyFailure) return error.reason;
        throw error;
      }
    },
    fields: ['name', 'password'],
    check: () => ({
      ...missingPassword(hasPassword, values.password),
      ...(values.name.trim() === '' && { name: 'security.passkey.needsName' }),
    }),
    isReady: long === undefined,
    onDone: (refusal) => {
      if (refusal !== null) return toast.error(t(`security.passkey.${refusal}`));
      setValues({ name: '', password: '' });
      toast.success(t('security.passkey.saved'));
    },
  });
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={submit}>
      <h3 className="h3">{t('security.passkey.addTitle')}</h3>
      <Field
        label={t('security.passkey.name')}
        name="name"
        icon="phone"
        placeholder={t('security.passkey.nameHint')}
        value={values.name}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
        error={long ?? textOf('name')}
      />
      <OwnPassword
        hasPassword={hasPassword}
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        error={errors['password']}
      />
      <Button type="submit" variant="fill" size="large" wide icon="plus" busy={isSending}>
        {t('security.passkey.add')}
      </Button>
    </form>
  );
}
