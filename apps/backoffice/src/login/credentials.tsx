import type { backoffice, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { CodeField, PasswordField } from '../parts/known-fields.tsx';
import type { Progress } from '../shared/operator.ts';
import { loginApi } from './api.ts';
import { loginTexts } from './texts.ts';

interface CredentialsProps {
  onProgress: (progress: Progress) => void;
}

/** Replaces the operator's password. */
export function PasswordForm({ onProgress }: CredentialsProps) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [repeat, setRepeat] = useState('');
  const submit = async () => {
    onProgress(await loginApi.changePassword({ current, next }));
    for (const clear of [setCurrent, setNext, setRepeat]) clear('');
  };
  return (
    <Form
      submit={loginTexts.passwordSubmit}
      check={() => (next === repeat ? null : loginTexts.mismatch)}
      onSubmit={submit}
    >
      <PasswordField label={loginTexts.current} value={current} onChange={setCurrent} />
      <Field
        label={loginTexts.next}
        hint={loginTexts.passwordHint}
        value={next}
        onChange={setNext}
        required
        minLength={10}
        maxLength={128}
        type="password"
        autoComplete="new-password"
      />
      <Field
        label={loginTexts.repeat}
        value={repeat}
        onChange={setRepeat}
        required
        maxLength={128}
        type="password"
        autoComplete="new-password"
      />
    </Form>
  );
}

/** Shows a fresh secret and puts it in force with one of its codes. */
export function TotpSetup({ needsPassword, onProgress }: CredentialsProps & { needsPassword: boolean }) {
  const [password, setPassword] = useState('');
  const [secret, setSecret] = useState<ValueOf<typeof backoffice.enrolTotp> | null>(null);
  const [code, setCode] = useState('');
  if (secret === null) {
    return (
      <Form submit={loginTexts.begin} onSubmit={async () => setSecret(await loginApi.enrolTotp(password))}>
        <p>{loginTexts.enrolText}</p>
        {needsPassword ? <PasswordField label={loginTexts.current} value={password} onChange={setPassword} /> : null}
      </Form>
    );
  }
  return (
    <Form submit={loginTexts.enrolSubmit} onSubmit={async () => onProgress(await loginApi.confirmTotp(code))}>
      <p>{loginTexts.enrolText}</p>
      <dl>
        <dt>{loginTexts.secret}</dt>
        <dd>
          <code dir="ltr">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <p>
        <a href={secret.uri}>{loginTexts.link}</a>
      </p>
      <CodeField label={loginTexts.code} value={code} onChange={setCode} />
    </Form>
  );
}
