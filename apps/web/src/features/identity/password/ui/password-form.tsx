import { Button, PasswordField } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { ownErrorKey, useText } from '../../../../shared/i18n/use-text.ts';
import { useMember } from '../../../../shared/session/use-session.ts';
import { registerRulesQuery } from '../../register/api/register-rules.ts';
import { checkChange, nameOfRefusal, type PasswordValues } from '../model/password-change.ts';
import { forgetPassword, heldPassword } from '../model/password-memory.ts';
import { usePasswordChange } from '../model/use-password-change.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { usePasswordErrors } from './use-password-errors.ts';

type Name = keyof PasswordValues;
const LABEL: Record<Name, string> = {
  oldPassword: 'password.old',
  newPassword: 'password.new',
  confirmNewPassword: 'password.confirm',
};
const EMPTY: PasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** Old password, unless it was typed a moment ago, and the new password twice. */
export function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [held, setHeld] = useState(heldPassword);
  const [values, setValues] = useState<PasswordValues>({ ...EMPTY, oldPassword: held ?? '' });
  const member = useMember();
  const { errors, say } = usePasswordErrors(form);
  const { data: rules = {} } = useQuery(registerRulesQuery());
  const { mutate, isPending, isSuccess } = usePasswordChange(onSaved);
  // Runs on log-out as well as on success: the password is no longer needed.
  useEffect(() => forgetPassword, []);

  const refuse = (failure: Error) => {
    const code = errorCodeOf(failure);
    if (code === 'login.invalid' && held !== null) {
      // The password was changed elsewhere meanwhile: the member has to type it.
      setHeld(null);
      setValues((now) => ({ ...now, oldPassword: '' }));
    }
    say({ [nameOfRefusal(failure)]: ownErrorKey(code) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || isSuccess || say(checkChange(rules, values))) return;
    mutate(values, { onError: refuse });
  };
  const names: readonly Name[] =
    held === null ? ['oldPassword', 'newPassword', 'confirmNewPassword'] : ['newPassword', 'confirmNewPassword'];
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={submit}>
      {names.map((name) => {
        const wrong = errors[name];
        const field = {
          name,
          label: t(LABEL[name]),
          'data-autofocus': name === names[0] || undefined,
          value: values[name],
          error: wrong === undefined ? undefined : t(wrong),
          onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
        };
        if (name === 'newPassword') return <NewPasswordField key={name} {...field} account={member?.userName ?? ''} />;
        return (
          <PasswordField
            key={name}
            {...field}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            maxLength={64}
            showLabel={t('auth.showPassword')}
            hideLabel={t('auth.hidePassword')}
          />
        );
      })}
      <Button type="submit" variant="fill" size="large" wide busy={isPending || isSuccess}>
        {t('password.save')}
      </Button>
    </form>
  );
}
