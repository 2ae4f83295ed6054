import { Button, Field, useToast } from '@fairlot/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { forgotByEmail } from '../api/forgot.ts';
import { registerRulesQuery } from '../../register/api/register-rules.ts';
import { isEmail } from '../../contact/model/email.ts';
import { UsernameField } from '../../login/ui/username-field.tsx';
import { checkRule } from '../../register/model/field-rules.ts';

/** How long the success message is shown (specification, section 4). */
const SUCCESS_MS = 1000;

/** Requests a link by e-mail; the server's response does not reveal whether name and address belong together. */
export function ForgotEmailForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { data: rules } = useQuery(registerRulesQuery());
  const [fields, setFields] = useState({ username: '', email: '' });
  const [left, setLeft] = useState({ username: false, email: false });
  const username = fields.username.trim();
  const email = fields.email.trim();
  const { mutate, isPending } = useMutation({
    mutationFn: () => forgotByEmail({ body: { username, email } }),
    onMutate: () => toast.loading(t('forgot.sending')),
    onSuccess: () => {
      toast.success(t('forgot.sent'), SUCCESS_MS);
      onDone();
    },
    onError: (failure, _none, loading) => {
      toast.hide(loading);
      toast.error(errorText(failure));
    },
  });
  const usernameError = username === '' ? 'auth.needsUsername' : checkRule(rules ?? {}, 'loginUsername', username);
  const emailError = isEmail(email) ? null : 'auth.in_email_incorrect';
  const isRight = usernameError === null && emailError === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRight && !isPending) mutate();
  };
  const shown = (name: keyof typeof fields, key: string | null) => (key !== null && left[name] ? t(key) : undefined);
  return (
    <form method="post" className="form" noValidate onSubmit={submit}>
      <UsernameField
        value={fields.username}
        error={shown('username', usernameError)}
        onChange={(value) => setFields({ ...fields, username: value })}
        onBlur={() => setLeft({ ...left, username: fields.username !== '' })}
      />
      <Field
        label={t('register.email')}
        name="email"
        icon="mail"
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.email}
        onChange={(event) => setFields({ ...fields, email: event.target.value })}
        onBlur={() => setLeft({ ...left, email: fields.email !== '' })}
        error={shown('email', emailError)}
      />
      <p className="caption muted">{t('forgot.hint')}</p>
      <Button type="submit" variant="fill" size="large" wide disabled={!isRight} busy={isPending}>
        {t('forgot.retrieve')}
      </Button>
    </form>
  );
}
