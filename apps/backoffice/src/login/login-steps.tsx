import { Button } from '@fairlot/ui';
import { Fragment, type ReactNode } from 'react';
import { CodeField, PasswordField, TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import { common } from '../shared/common-texts.ts';
import type { Operator, Progress } from '../shared/operator.ts';
import { texts } from '../shared/texts.ts';
import { loginApi } from './api.ts';
import { PasswordForm, TotpSetup } from './credentials.tsx';
import { FirstOperatorForm } from './first-operator-form.tsx';
import './login.css';
import { loadCalls } from './load-calls.ts';
import { giveFactor, logInByPasskey } from './passkey.ts';
import { PasskeyButton, PasskeySetup } from './passkey-forms.tsx';
import { loginTexts } from './texts.ts';

interface LoginStepsProps {
  /** Null before the password was entered. */
  operator: Operator | null;
  notice: string | null;
  /** The token of the set-up address, if the page was opened with one. */
  setupToken: string | null;
  onForgetSetup: () => void;
  onProgress: (progress: Progress) => void;
  onLogOut: () => Promise<void>;
}

/** The steps of the log-in, one at a time. */
export function LoginSteps(props: LoginStepsProps) {
  const { operator, notice, setupToken, onForgetSetup, onLogOut } = props;
  const [heading, form] = stepOf(props);
  return (
    <main className="gate">
      <p className="muted">{texts.title}</p>
      <h1>{heading}</h1>
      {notice === null ? null : <p role="status">{notice}</p>}
      {form}
      {operator !== null || setupToken === null ? null : (
        <Button variant="plain" onClick={onForgetSetup}>
          {loginTexts.firstInstead}
        </Button>
      )}
      {operator === null ? null : <Button onClick={() => void onLogOut()}>{texts.logOut}</Button>}
    </main>
  );
}

function stepOf({ operator, setupToken, onProgress }: LoginStepsProps): [string, ReactNode] {
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
  if (setupToken !== null)
    return [loginTexts.firstHeading, <FirstOperatorForm key="first" setupToken={setupToken} onProgress={onProgress} />];
  return [
    loginTexts.heading,
    <Fragment key="name">
      <NameForm onProgress={onProgress} />
      <PasskeyButton use={logInByPasskey} onProgress={onProgress} />
    </Fragment>,
  ];
}

function NameForm({ onProgress }: Pick<LoginStepsProps, 'onProgress'>) {
  const form = useContractForm({
    call: async () => (await loadCalls()).login,
    draft: { name: '', password: '' },
    toBody: (draft) => draft,
  });
  return (
    <Form form={form} submit={loginTexts.submit} onSend={async (body) => onProgress(await loginApi.login(body))}>
      <TextField
        at={form.at('name')}
        label={common.name}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField at={form.at('password')} label={loginTexts.password} />
    </Form>
  );
}

function CodeForm({ onProgress }: Pick<LoginStepsProps, 'onProgress'>) {
  const form = useContractForm({
    call: async () => (await loadCalls()).loginCode,
    draft: { code: '' },
    toBody: (draft) => draft,
  });
  return (
    <Form
      form={form}
      submit={loginTexts.codeSubmit}
      onSend={async ({ code }) => onProgress(await loginApi.loginCode(code))}
    >
      <CodeField at={form.at('code')} label={loginTexts.code} />
    </Form>
  );
}
