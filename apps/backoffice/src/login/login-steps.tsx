import type { backoffice, ValueOf } from '@fairlot/contract';
import { type ReactNode, useState } from 'react';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import type { Progress } from '../shared/operator.ts';
import { texts } from '../shared/texts.ts';
import { loginApi } from './api.ts';
import { PasswordForm, TotpSetup } from './credentials.tsx';
import { loginTexts } from './texts.ts';

interface LoginStepsProps {
  /** Null before the password. */
  step: ValueOf<typeof backoffice.me>['step'] | null;
  notice: string | null;
  onProgress: (progress: Progress) => void;
  onLogOut: () => Promise<void>;
}

/** The steps of the log-in, one at a time. */
export function LoginSteps({ step, notice, onProgress, onLogOut }: LoginStepsProps) {
  const [heading, form] = stepOf(step, onProgress);
  return (
    <main className="gate">
      <p className="muted">{texts.title}</p>
      <h1>{heading}</h1>
      {notice === null ? null : <p role="status">{notice}</p>}
      {form}
      {step === null ? null : (
        <button type="button" className="button" onClick={() => void onLogOut()}>
          {texts.logOut}
        </button>
      )}
    </main>
  );
}

function stepOf(step: LoginStepsProps['step'], onProgress: LoginStepsProps['onProgress']): [string, ReactNode] {
  if (step === 'code') return [loginTexts.codeHeading, <CodeForm key="code" onProgress={onProgress} />];
  if (step === 'password') return [loginTexts.passwordHeading, <PasswordForm key="password" onProgress={onProgress} />];
  if (step === 'enrol') return [loginTexts.enrolHeading, <TotpSetup key="enrol" onProgress={onProgress} />];
  return [loginTexts.heading, <NameForm key="name" onProgress={onProgress} />];
}

function NameForm({ onProgress }: Pick<LoginStepsProps, 'onProgress'>) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form submit={loginTexts.submit} onSubmit={async () => onProgress(await loginApi.login({ name, password }))}>
      <Field
        label={loginTexts.name}
        value={name}
        onChange={setName}
        required
        maxLength={32}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        label={loginTexts.password}
        value={password}
        onChange={setPassword}
        required
        maxLength={128}
        type="password"
        autoComplete="current-password"
      />
    </Form>
  );
}

function CodeForm({ onProgress }: Pick<LoginStepsProps, 'onProgress'>) {
  const [code, setCode] = useState('');
  return (
    <Form submit={loginTexts.codeSubmit} onSubmit={async () => onProgress(await loginApi.loginCode(code))}>
      <Field
        label={loginTexts.code}
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
