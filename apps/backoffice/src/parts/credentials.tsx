import type { backoffice, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { api } from '../shared/api.ts';
import { texts } from '../shared/texts.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';

interface CredentialsProps {
  onProgress: (progress: ValueOf<typeof backoffice.login>) => void;
}

/** Replaces the operator's password. */
export function PasswordForm({ onProgress }: CredentialsProps) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [repeat, setRepeat] = useState('');
  const submit = async () => {
    onProgress(await api.changePassword({ current, next }));
    for (const clear of [setCurrent, setNext, setRepeat]) clear('');
  };
  return (
    <Form
      submit={texts.login.passwordSubmit}
      check={() => (next === repeat ? null : texts.login.mismatch)}
      onSubmit={submit}
    >
      <Field
        label={texts.login.current}
        value={current}
        onChange={setCurrent}
        required
        maxLength={128}
        type="password"
        autoComplete="current-password"
      />
      <Field
        label={texts.login.next}
        hint={texts.login.passwordHint}
        value={next}
        onChange={setNext}
        required
        minLength={10}
        maxLength={128}
        type="password"
        autoComplete="new-password"
      />
      <Field
        label={texts.login.repeat}
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
export function TotpSetup({ onProgress }: CredentialsProps) {
  const [secret, setSecret] = useState<ValueOf<typeof backoffice.enrolTotp> | null>(null);
  const [code, setCode] = useState('');
  if (secret === null) {
    return (
      <Form submit={texts.login.begin} onSubmit={async () => setSecret(await api.enrolTotp())}>
        <p>{texts.login.enrolText}</p>
      </Form>
    );
  }
  return (
    <Form submit={texts.login.enrolSubmit} onSubmit={async () => onProgress(await api.confirmTotp(code))}>
      <p>{texts.login.enrolText}</p>
      <dl>
        <dt>{texts.login.secret}</dt>
        <dd>
          <code dir="ltr">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <p>
        <a href={secret.uri}>{texts.login.link}</a>
      </p>
      <Field
        label={texts.login.code}
        value={code}
        onChange={setCode}
        required
        pattern="\d{6}"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </Form>
  );
}
