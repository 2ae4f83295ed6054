import type { backoffice, ValueOf } from '@fairlot/contract';
import { QrCode } from '@fairlot/ui/qr';
import { useState } from 'react';
import { CodeField, PasswordField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { NewPasswordFields } from '../form/operator-fields.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import type { Progress } from '../shared/operator.ts';
import { loginApi } from './api.ts';
import { loadCalls } from './load-calls.ts';
import { loginTexts } from './texts.ts';

interface CredentialsProps {
  onProgress: (progress: Progress) => void;
}

/** Replaces the operator's password. */
export function PasswordForm({ onProgress }: CredentialsProps) {
  const form = useContractForm({
    call: async () => (await loadCalls()).changePassword,
    draft: { current: '', next: '', repeat: '' },
    toBody: ({ current, next }) => ({ current, next }),
    check: ({ next, repeat }) => ({ repeat: next !== repeat && loginTexts.mismatch }),
  });
  const change = async (body: Parameters<typeof loginApi.changePassword>[0]) => {
    onProgress(await loginApi.changePassword(body));
    form.reset();
  };
  return (
    <Form form={form} submit={loginTexts.passwordSubmit} onSend={change}>
      <PasswordField at={form.at('current')} label={loginTexts.current} />
      <NewPasswordFields
        at={form.at('next')}
        repeatAt={form.at('repeat')}
        labels={{ password: loginTexts.next, repeat: loginTexts.repeat }}
      />
    </Form>
  );
}

interface TotpSetupProps extends CredentialsProps {
  needsPassword: boolean;
}

/** Shows a new secret and activates it with one of its codes. */
export function TotpSetup({ needsPassword, onProgress }: TotpSetupProps) {
  const [secret, setSecret] = useState<ValueOf<typeof backoffice.enrolTotp> | null>(null);
  const form = useContractForm({
    call: async () => (await loadCalls()).enrolTotp,
    draft: { password: '' },
    // During account set-up the previous step was the password, so it is not asked for again.
    toBody: ({ password }) => (needsPassword ? { password } : {}),
  });
  if (secret !== null) return <TotpConfirm secret={secret} onProgress={onProgress} />;
  return (
    <Form form={form} submit={loginTexts.begin} onSend={async (body) => setSecret(await loginApi.enrolTotp(body))}>
      {needsPassword ? <PasswordField at={form.at('password')} label={loginTexts.current} /> : null}
    </Form>
  );
}

interface TotpConfirmProps extends CredentialsProps {
  secret: ValueOf<typeof backoffice.enrolTotp>;
}

function TotpConfirm({ secret, onProgress }: TotpConfirmProps) {
  const form = useContractForm({
    call: async () => (await loadCalls()).confirmTotp,
    draft: { code: '' },
    toBody: (draft) => draft,
  });
  return (
    <Form
      form={form}
      submit={loginTexts.enrolSubmit}
      onSend={async ({ code }) => onProgress(await loginApi.confirmTotp(code))}
    >
      <p>{loginTexts.enrolText}</p>
      <QrCode text={secret.uri} label={loginTexts.qr} />
      <dl>
        <dt>{loginTexts.secret}</dt>
        <dd>
          <code dir="ltr">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <p>
        <a href={secret.uri}>{loginTexts.link}</a>
      </p>
      <CodeField at={form.at('code')} label={loginTexts.code} />
    </Form>
  );
}
