import { Button, PasswordField, useToast } from '@fairlot/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { unsureWhenLost } from '../../../../shared/errors/unsure-when-lost.ts';
import { errorKey, useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { resetPassword } from '../api/forgot.ts';
import { registerRulesQuery } from '../../register/api/register-rules.ts';
import { checkNew, nameOfRefusal } from '../model/password-change.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { usePasswordErrors } from './use-password-errors.ts';

interface ResetFormProps {
  /** Token of the link from the e-mail. */
  token: string;
  onDone: () => void;
  /** Called when the link was used already or has expired: a new one has to be requested. */
  onInvalid: () => void;
}

/** Sets a new password, typed twice, through the link from the e-mail. */
export function ResetForm({ token, onDone, onInvalid }: ResetFormProps) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ newPassword: '', confirmNewPassword: '' });
  const { errors, say } = usePasswordErrors(form);
  const { data: rules = {} } = useQuery(registerRulesQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: () => unsureWhenLost(resetPassword({ body: { resetToken: token, ...values } }), 'password.unsure'),
    onMutate: () => toast.loading(t('password.saving')),
    onSuccess: () => {
      toast.success(t('forgot.reset'));
      onDone();
    },
    onError: (failure, _none, loading) => {
      toast.hide(loading);
      const code = errorCodeOf(failure);
      // A malformed token violates the contract, so its code is a different one.
      if (code !== 'link.invalid' && code !== 'request.invalid') {
        say({ [nameOfRefusal(failure)]: errorKey(code) });
        return;
      }
      toast.error(code === 'link.invalid' ? errorText(failure) : t('error.link.invalid'));
      onInvalid();
    },
  });
  const textOf = (key: string | undefined) => (key === undefined ? undefined : t(key));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!say(checkNew(rules, values.newPassword, values.confirmNewPassword)) && !isPending) mutate();
  };
  return (
    <form method="post" ref={form} className="form" noValidate onSubmit={submit}>
      <p className="muted">{t('forgot.resetHint')}</p>
      <NewPasswordField
        name="newPassword"
        label={t('password.new')}
        value={values.newPassword}
        error={textOf(errors.newPassword)}
        onChange={(event) => setValues({ ...values, newPassword: event.target.value })}
      />
      <PasswordField
        name="confirmNewPassword"
        label={t('password.confirm')}
        autoComplete="new-password"
        maxLength={64}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        value={values.confirmNewPassword}
        onChange={(event) => setValues({ ...values, confirmNewPassword: event.target.value })}
        error={textOf(errors.confirmNewPassword)}
      />
      <Button type="submit" variant="fill" size="large" wide busy={isPending}>
        {t('password.save')}
      </Button>
    </form>
  );
}
