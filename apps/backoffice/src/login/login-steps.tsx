import { Fragment, type ReactNode, useState } from 'react';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { CodeField, PasswordField } from '../parts/known-fields.tsx';
import type { Operator, Progress } from '../shared/operator.ts';
import { texts } from '../shared/texts.ts';
import { loginApi } from './api.ts';
import { PasswordForm, TotpSetup } from './credentials.tsx';
import { giveFactor, logInByPasskey } from './passkey.ts';
import { PasskeyButton, PasskeySetup } from './passkey-forms.tsx';
import { loginTexts } from './texts.ts';

interface LoginStepsProps {
  /** Null before the password. */
  operator: Operator | null;
  notice: string | null;
  onProgress: (progress: Progress) => void;
  onLogOut: () => Promise<void>;
}

/** The steps of the log-in, one at a time. */
export function LoginSteps({ operator, notice, onProgress, onLogOut }: LoginStepsProps) {
  const [heading, form] = stepOf(operator, onProgress);
  return (
    <main className="gate">
      <p className="muted">{texts.title}</p>
      <h1>{heading}</h1>
      {notice === null ? null : <p role="status">{notice}</p>}
      {form}
      {operator === null ? null : (
        <button type="button" className="button" onClick={() => void onLogOut()}>
          {texts.logOut}
        </button>
      )}
    </main>
  );
}

function stepOf(operator: Operator | null, onProgress: LoginStepsProps['onProgress']): [string, ReactNode] {
  if (operator?.step === 'code') {
    return [
      operator.hasTotp ? loginTexts.codeHeading : loginTexts.passkeyHeading,
      <Fragment key="code">
        {operator.hasTotp ? <CodeForm onProgress={onProgress} /> : null}
        {operator.hasPasskey ? <PasskeyButton use={giveFactor} onProgress={onProgress} /> : null}
      </Fragment>,
    ];
  }
  if (operator?.step === 'password')
    return [loginTexts.passwordHeading, <PasswordForm key="password" onProgress={onProgress} />];
  if (operator?.step === 'enrol') {
    return [
      loginTexts.factorHeading,
      <Fragment key="enrol">
        <p>{loginTexts.factorText}</p>
        <PasskeySetup needsPassword={false} onProgress={onProgress} />
        <h2>{loginTexts.enrolHeading}</h2>
        <TotpSetup needsPassword={false} onProgress={onProgress} />
      </Fragment>,
    ];
  }
  return [
    loginTexts.heading,
    <Fragment key="name">
      <NameForm onProgress={onProgress} />
      <PasskeyButton use={logInByPasskey} onProgress={onProgress} />
    </Fragment>,
  ];
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
      <PasswordField label={loginTexts.password} value={password} onChange={setPassword} />
    </Form>
  );
}

function CodeForm({ onProgress }: Pick<LoginStepsProps, 'onProgress'>) {
  const [code, setCode] = useState('');
  return (
    <Form submit={loginTexts.codeSubmit} onSubmit={async () => onProgress(await loginApi.loginCode(code))}>
      <CodeField label={loginTexts.code} value={code} onChange={setCode} />
    </Form>
  );
}
