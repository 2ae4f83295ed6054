import { Button, Field } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { SecurityState } from '../../logins/api/security.ts';
import { confirmTotp, startTotp } from '../api/totp.ts';
import { useFormCall } from '../../account/model/use-form-call.ts';
import { CopyRow } from './copy-row.tsx';
import { missingPassword, OwnPassword, proofOf } from '../../account/ui/own-password.tsx';
import { latinDigits } from '@fairlot/ui/digits';
import { QrCode } from '@fairlot/ui/qr';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface TotpFormProps {
  state: SecurityState;
  /** Called when the recovery codes are shown, which the member sees only once. */
  onCodes: () => void;
  onDone: () => void;
}

interface Begun {
  secret: string;
  uri: string;
}

/** Setup steps: the password; the secret as a QR code and text, confirmed with a code; then the recovery codes. */
export function TotpSetup({ state, onCodes, onDone }: TotpFormProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return begun === null ? (
    <Begin hasPassword={state.hasPassword} onBegun={setBegun} />
  ) : (
    <Prove
      begun={begun}
      onProved={(next) => {
        setCodes(next);
        onCodes();
      }}
    />
  );
}

function Begin({ hasPassword, onBegun }: { hasPassword: boolean; onBegun: (begun: Begun) => void }) {
  const t = useText();
  const [password, setPassword] = useState('');
  const { submit, isSending, errors, form } = useFormCall({
    call: () => startTotp({ body: proofOf(password) }),
    fields: ['password'],
    check: () => missingPassword(hasPassword, password),
    onDone: onBegun,
  });
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={submit}>
      <p className="muted">{t('security.totp.text')}</p>
      <OwnPassword hasPassword={hasPassword} value={password} onChange={setPassword} error={errors['password']} />
      <Button type="submit" variant="fill" size="large" wide busy={isSending}>
        {t('security.totp.begin')}
      </Button>
    </form>
  );
}

function Prove({ begun, onProved }: { begun: Begun; onProved: (codes: readonly string[]) => void }) {
  const t = useText();
  const [code, setCode] = useState('');
  const { submit, isSending, textOf, form } = useFormCall({
    call: () => confirmTotp({ body: { code } }),
    fields: ['code'],
    check: () => (/^\d{6}$/.test(code) ? {} : { code: 'security.totp.needsCode' }),
    onDone: ({ recoveryCodes }) => onProved(recoveryCodes),
  });
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={submit}>
      <p className="muted">{t('security.totp.scan')}</p>
      <QrCode text={begun.uri} label={t('security.totp.qr')} />
      <CopyRow label={t('security.totp.secret')} text={begun.secret} />
      <Field
        label={t('security.totp.code')}
        name="code"
        icon="phone"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        dir="ltr"
        value={code}
        onChange={(event) => setCode(latinDigits(event.target.value).replace(/\D/g, ''))}
        error={textOf('code')}
      />
      <Button type="submit" variant="fill" size="large" wide busy={isSending}>
        {t('security.totp.confirm')}
      </Button>
    </form>
  );
}
