import { Button, PasswordField, useToast } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { setPaymentPassword, type SecurityState } from '../../logins/api/security.ts';
import { useFormCall } from '../model/use-form-call.ts';
import { missingPassword, OwnPassword, proofOf } from './own-password.tsx';

const FIELDS = ['paymentPassword', 'confirmPaymentPassword', 'password'] as const;
const LABEL = { paymentPassword: 'security.payment.new', confirmPaymentPassword: 'security.payment.again' } as const;
const DIGITS = 16;

/** Sets or replaces the payment password. */
export function PaymentPasswordForm({ state, onDone }: { state: SecurityState; onDone: () => void }) {
  const t = useText();
  const toast = useToast();
  const [values, setValues] = useState({ paymentPassword: '', confirmPaymentPassword: '', password: '' });
  const { submit, isSending, errors, textOf, form } = useFormCall({
    call: () =>
      setPaymentPassword({
        body: {
          paymentPassword: values.paymentPassword,
          confirmPaymentPassword: values.confirmPaymentPassword,
          ...proofOf(values.password),
        },
      }),
    fields: FIELDS,
    check: () => ({ ...missingPassword(state.hasPassword, values.password), ...problemsOf(values) }),
    onDone: () => {
      toast.success(t('security.payment.saved'));
      onDone();
    },
  });
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={submit}>
      <p className="muted">{t('security.payment.text')}</p>
      {(['paymentPassword', 'confirmPaymentPassword'] as const).map((name) => (
        <PasswordField
          key={name}
          name={name}
          label={t(LABEL[name])}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS}
          showLabel={t('security.showPassword')}
          hideLabel={t('security.hidePassword')}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: latinDigits(event.target.value) })}
          error={textOf(name)}
        />
      ))}
      <OwnPassword
        hasPassword={state.hasPassword}
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        error={errors['password']}
      />
      <Button type="submit" variant="fill" size="large" wide busy={isSending}>
        {t('security.save')}
      </Button>
    </form>
  );
}

function problemsOf({
  paymentPassword,
  confirmPaymentPassword,
}: {
  paymentPassword: string;
  confirmPaymentPassword: string;
}): Record<string, string> {
  if (paymentPassword === '') return { paymentPassword: 'error.payment.password.format' };
  return paymentPassword === confirmPaymentPassword ? {} : { confirmPaymentPassword: 'error.password.confirm' };
}
