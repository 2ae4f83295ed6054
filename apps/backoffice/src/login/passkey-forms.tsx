import { useState } from 'react';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { PasswordField } from '../parts/known-fields.tsx';
import type { Progress } from '../shared/operator.ts';
import { canUsePasskeys, makePasskey } from './passkey.ts';
import { loginTexts, passkeyTexts } from './texts.ts';

/** A button that asks for a passkey of this device, and says what went wrong. */
export function PasskeyButton({
  use,
  onProgress,
}: {
  use: () => Promise<Progress>;
  onProgress: (progress: Progress) => void;
}) {
  if (!canUsePasskeys()) return null;
  return (
    <Form submit={passkeyTexts.use} onSubmit={async () => onProgress(await use())}>
      {null}
    </Form>
  );
}

interface PasskeySetupProps {
  /** Whether the operator is at work and gives the password once more. */
  needsPassword: boolean;
  onProgress: (progress: Progress) => void;
}

/** Makes a passkey on this device. */
export function PasskeySetup({ needsPassword, onProgress }: PasskeySetupProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  if (!canUsePasskeys()) return <p>{passkeyTexts.unknown}</p>;
  const submit = async () => {
    const progress = await makePasskey(name.trim(), password);
    setName('');
    setPassword('');
    onProgress(progress);
  };
  return (
    <Form submit={passkeyTexts.add} onSubmit={submit}>
      <p>{passkeyTexts.addText}</p>
      <Field
        label={passkeyTexts.name}
        hint={passkeyTexts.nameHint}
        value={name}
        onChange={setName}
        required
        maxLength={64}
        autoComplete="off"
      />
      {needsPassword ? <PasswordField label={loginTexts.current} value={password} onChange={setPassword} /> : null}
    </Form>
  );
}
