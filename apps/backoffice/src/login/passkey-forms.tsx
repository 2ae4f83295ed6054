import { PasswordField, TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import type { Progress } from '../shared/operator.ts';
import { loadCalls } from './load-calls.ts';
import { canUsePasskeys, makePasskey } from './passkey.ts';
import { loginTexts, passkeyTexts } from './texts.ts';

interface PasskeyButtonProps {
  use: () => Promise<Progress>;
  onProgress: (progress: Progress) => void;
}

/** A button that asks for a passkey of this device and shows errors. */
export function PasskeyButton({ use, onProgress }: PasskeyButtonProps) {
  const form = useContractForm({ draft: {}, toBody: () => undefined });
  if (!canUsePasskeys()) return null;
  return <Form form={form} submit={passkeyTexts.use} onSend={async () => onProgress(await use())} />;
}

interface PasskeySetupProps {
  /** Whether the operator is already logged in and has to enter the password again. */
  needsPassword: boolean;
  onProgress: (progress: Progress) => void;
}

/** Creates a passkey on this device. The form contains the name for the call that adds it. */
export function PasskeySetup({ needsPassword, onProgress }: PasskeySetupProps) {
  const form = useContractForm({
    call: async () => (await loadCalls()).renamePasskey,
    draft: { name: '', password: '' },
    toBody: ({ name }) => ({ name: name.trim() }),
  });
  if (!canUsePasskeys()) return <p>{passkeyTexts.unknown}</p>;
  const make = async ({ name }: { name: string }) => {
    const progress = await makePasskey(name, form.values.password);
    form.reset();
    onProgress(progress);
  };
  return (
    <Form form={form} submit={passkeyTexts.add} onSend={make}>
      <p>{passkeyTexts.addText}</p>
      <TextField
        at={form.at('name')}
        label={passkeyTexts.name}
        hint={passkeyTexts.nameHint}
        required
        autoComplete="off"
      />
      {needsPassword ? <PasswordField at={form.at('password')} label={loginTexts.current} /> : null}
    </Form>
  );
}
