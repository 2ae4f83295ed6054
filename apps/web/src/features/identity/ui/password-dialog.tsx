import { Button, Dialog, PasswordField, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { useSessionStore } from '../../../shared/session/use-session.ts';
import { changePassword } from '../api/change-password.ts';
import { forgetPassword, heldPassword } from '../model/password-memory.ts';
import { focusField } from './focus-field.ts';
import { LogoutLink } from './logout-link.tsx';

type Name = 'oldPassword' | 'newPassword' | 'confirmNewPassword';
const LABEL: Record<Name, string> = { oldPassword: 'password.old', newPassword: 'password.new', confirmNewPassword: 'password.confirm' };

/** The dialog `Change password` of a first login: it cannot be closed, only completed or left by logging out. */
export default function PasswordDialog({ open }: { open: boolean }) {
  const t = useText();
  return (
    <Dialog open={open} onClose={stay} dismissible={false} name={t('password.name')} title={t('password.title')} closeLabel={t('common.close')}>
      <PasswordForm />
    </Dialog>
  );
}

/** The dialog offers no way of closing, so nothing asks for it. */
function stay() {}

function PasswordForm() {
  const t = useText();
  const store = useSessionStore();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [held] = useState(heldPassword);
  const [values, setValues] = useState<Record<Name, string>>({ oldPassword: held ?? '', newPassword: '', confirmNewPassword: '' });
  const [problem, setProblem] = useState<{ name: Name; text: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => changePassword({ body: values }),
    onSuccess: ({ token }) => {
      forgetPassword();
      toast.success(t('password.saved'));
      store.passwordChanged(token);
      // Whatever was refused until now is asked for again.
      void queries.invalidateQueries({ queryKey: ['me'] });
    },
    onError: (failure) => say(fieldOf(errorCodeOf(failure), held !== null), errorText(failure)),
  });
  const say = (name: Name, text: string) => {
    setProblem({ name, text });
    focusField(form.current, name);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const empty = names.find((name) => values[name] === '');
    if (empty !== undefined) return say(empty, t('auth.needsPassword'));
    if (values.newPassword !== values.confirmNewPassword) return say('confirmNewPassword', t('error.password.confirm'));
    setProblem(null);
    if (!isPending) mutate();
  };
  const names: Name[] = held === null ? ['oldPassword', 'newPassword', 'confirmNewPassword'] : ['newPassword', 'confirmNewPassword'];
  return (
    <form ref={form} className="form tight" noValidate onSubmit={submit}>
      <p className="mut">{t('password.hint')}</p>
      {names.map((name) => (
        <PasswordField
          key={name} name={name} label={t(LABEL[name])} autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'} maxLength={64} showLabel={t('auth.showPassword')} hideLabel={t('auth.hidePassword')}
          value={values[name]} onChange={(event) => setValues({ ...values, [name]: event.target.value })} error={problem?.name === name ? problem.text : undefined}
        />
      ))}
      <Button type="submit" variant="fill" size="lg" wide busy={isPending}>{t('password.save')}</Button>
      <LogoutLink />
    </form>
  );
}

function fieldOf(code: string, isOldHidden: boolean): Name {
  if (code === 'login.invalid' && !isOldHidden) return 'oldPassword';
  return code === 'password.confirm' ? 'confirmNewPassword' : 'newPassword';
}
